import type { Phrases } from '../../en';

const mice = (count: number) => (count === 1 ? '1 Maus' : `${count} Mäuse`);
const nuts = (count: number) => (count === 1 ? '1 Nuss' : `${count} Nüsse`);

const listed = (items: readonly (number | string)[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} und ${items.at(-1)}`;

export const miceLog: Phrases['miceLog'] = {
  started: (name) => `${name} beginnt.`,
  rolled: (name, red, yellow) =>
    `${name} würfelt ${[
      red.length === 0 ? '' : `rot ${listed(red)}`,
      yellow.length === 0 ? '' : `gelb ${listed(yellow)}`,
    ]
      .filter(Boolean)
      .join(', ')}.`,
  usedOwn: (name, total, left) =>
    left === 0
      ? `${name} nutzt ${total}. Kein Würfel bleibt übrig.`
      : `${name} nutzt ${total}. ${left} bleibt übrig.`,
  usedLeft: (name, total) => `${name} nutzt die ${total}, die übrig ist.`,
  usedSecond: (name, total) => `${name} kauft mit ${total} ein zweites Zimmer.`,
  fee: (to) => `${to} bekommt dafür eine Nuss vom Tisch.`,
  feeOwn: (from, to) => `${from} gibt ${to} dafür eine Nuss.`,
  feeSolo: 'Das kostet eine Nuss.',
  changed: (name, by) =>
    `${name} zahlt ${nuts(Math.abs(by))}: ${Math.abs(by)} ${by > 0 ? 'mehr' : 'weniger'}.`,
  caught: (name, card) => `${name} fängt ${mice(card)} in Zimmer ${card}.`,
  closed: (name, card) => `${name} schließt Kammer ${card}.`,
  oneMore: (name) => `${name} fehlt noch eine Kammer zum Ende.`,
  missed: (name) => `${name} hat einen Fehlwurf.`,
  cameBack: (card) => `${mice(card)} ${card === 1 ? 'läuft' : 'laufen'} zurück in Zimmer ${card}.`,
  opened: (name, card) => `${name} öffnet Kammer ${card} wieder.`,
  passed: (name) => `${name} passt.`,
  offered: (name, total) => `${name} darf ${total} nutzen.`,
  offeredSecond: (name, total) => `${name} darf mit ${total} ein zweites Zimmer kaufen.`,
  noCard: (names, total) =>
    `${listed(names)} ${names.length === 1 ? 'hat' : 'haben'} nichts für ${total} und ${names.length === 1 ? 'wird' : 'werden'} nicht gefragt.`,
  noNut: (names) =>
    `${listed(names)} ${names.length === 1 ? 'hat' : 'haben'} keine Nuss für die Gebühr und ${names.length === 1 ? 'wird' : 'werden'} nicht gefragt.`,
  foundNut: (name) => `15 oder mehr bleiben ungenutzt: eine Nuss aus der Mitte für ${name}.`,
  ended: 'Die letzte Kammer ist zu: Das Spiel ist aus.',
  endedAlone: 'Das Spiel ist aus.',
  catch: (card, price) => (price === 0 ? `${card} fangen` : `${card} fangen für ${nuts(price)}`),
  close: (card, price) =>
    price === 0 ? `Kammer ${card} schließen` : `Kammer ${card} schließen für ${nuts(price)}`,
  leaving: (left) => (left === 0 ? 'kein Rest' : `Rest ${left}`),
  miss: {
    cage: (card) => `Fehlwurf: Zimmer ${card} wird wieder voll`,
    larder: (card) => `Fehlwurf: Kammer ${card} wieder öffnen`,
    solo: (card) => `Fehlwurf: Kammer ${card} schließen`,
    none: 'Fehlwurf: nichts kommt zurück',
  },
  pass: 'Passen',
};
