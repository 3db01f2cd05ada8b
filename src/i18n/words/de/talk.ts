import type { Kind } from '../../../game-core/games/misty/cards';
import type { Phrases } from '../../en';
import { mistyTable } from './misty';

const { points } = mistyTable;

/** Whom one wakes. */
const whom: Readonly<Record<Kind, string>> = {
  rocket: 'die Rakete',
  balloon: 'den Ballon',
  leaf: 'das Blatt',
  raindrop: 'den Regentropfen',
  truck: 'den Lastwagen',
  unicycle: 'das Einrad',
  tractor: 'den Traktor',
  scooter: 'den Roller',
  heart: 'das Herz',
  star: 'den Stern',
  house: 'das Haus',
  smile: 'den Smiley',
  flower: 'die Blume',
  monster: 'das Monster',
};

export const talk: Phrases['talk'] = {
  says: (name, remark) => `${name} sagt: ${remark}`,
  thanks: (remark) => `Danke! ${remark}`,
  to: (name, remark) => `Hey ${name}! ${remark}`,
};

const ofSix = (better: number) =>
  better === 1 ? '1 von 6 ist besser' : `${better} von 6 sind besser`;

export const mistTalk: Phrases['mistTalk'] = {
  stopAndTake: (value) => `Ich hätte gestoppt und die ${value} genommen.`,
  stopForMe: (value) => `Ein Stopp hätte mir ${value} gebracht.`,
  stopFor: (value, name) => `Ich hätte gestoppt: Dann hätte ${name} ${value} bekommen.`,
  roll: (better) =>
    better === 0 ? 'Ich hätte weitergewürfelt.' : `Ich hätte weitergewürfelt: ${ofSix(better)}.`,
  goodStop: (better) =>
    better === 1
      ? 'Kluger Stopp, auch wenn 1 von 6 besser ist.'
      : `Kluger Stopp, auch wenn ${better} von 6 besser sind.`,
  goodRoll: (value) => `Mutig, ${value} liegen zu lassen, und richtig.`,
  lucky: (face, name) => `Die ${face} kam für ${name} wie gerufen.`,
  unlucky: (face, name) => `Ausgerechnet die ${face}! Wie schade für ${name}.`,
};

const ofThem = (traps: number, unseen: number) => {
  if (unseen === 1) return traps === 1 ? 'es musste eine Falle sein' : 'es musste Käse sein';
  if (traps === 0) return `keine von ${unseen} war eine Falle`;
  if (traps === unseen) return `alle ${unseen} waren Fallen`;
  return traps === 1 ? `1 von ${unseen} war eine Falle` : `${traps} von ${unseen} waren Fallen`;
};

export const kaeseTalk: Phrases['kaeseTalk'] = {
  it: 'sie',
  slice: (nth) => `Scheibe ${nth}`,
  odds: ofThem,
  keep: (what, odds) =>
    odds === null ? `Ich hätte ${what} behalten.` : `Ich hätte ${what} behalten: ${odds}.`,
  remove: (what, odds) =>
    odds === null ? `Ich hätte ${what} weggeworfen.` : `Ich hätte ${what} weggeworfen: ${odds}.`,
  spurned: (what) => `Ich hätte ${what} weggeworfen: Jemand kannte sie und ließ sie liegen.`,
  goodKeep: (traps, unseen) => `Kühn und richtig: ${ofThem(traps, unseen)}.`,
  goodRemove: (traps, unseen) => `Sicher ist sicher: ${ofThem(traps, unseen)}.`,
  goodRemoveAtTwo: (traps, unseen) => `Bei zwei Fallen besser sicher: ${ofThem(traps, unseen)}.`,
  lucky: (traps, unseen) => `Glück gehabt: ${ofThem(traps, unseen)}!`,
  unlucky: (traps, unseen) =>
    traps === 1
      ? `So ein Pech! Nur 1 von ${unseen} war eine Falle.`
      : `So ein Pech! Nur ${traps} von ${unseen} waren Fallen.`,
};

export const mistyTalk: Phrases['mistyTalk'] = {
  wake: (kind, then) => `Ich hätte ${whom[kind]} geweckt: ${points(then)}.`,
  goodOrder: (then, others) =>
    `Gut gesehen: So werden es ${points(then)}, sonst höchstens ${others}.`,
};

export const miceTalk: Phrases['miceTalk'] = {
  catch: (card) => `Ich hätte die ${card} gefangen.`,
  close: (card) => `Ich hätte Kammer ${card} geschlossen.`,
  otherDice: (card) => `Für die ${card} hätte ich andere Würfel genommen.`,
  miss: 'Ich hätte einen Fehlwurf daraus gemacht.',
  otherLoss: 'Ich hätte etwas anderes hergegeben.',
  pass: 'Ich hätte gepasst.',
  goodCatch: (card) => `Die ${card}, obwohl es Größeres gab: gut gesehen.`,
  goodClose: (card) => `Kammer ${card} statt Mäusen: gut gesehen.`,
  goodMiss: 'Besser ein Fehlwurf als das. Gut gesehen.',
  goodPass: 'Klug gepasst.',
  lucky: (name) => `Was für ein Wurf, ${name}!`,
  unlucky: (name) => `Mit dem Wurf ist kaum etwas anzufangen. Wie schade für ${name}.`,
};
