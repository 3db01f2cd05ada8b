import type { Phrases } from '../../en';

export const dice: Phrases['dice'] = {
  back: 'Zurück',
  thisGame: 'In diesem Spiel',
  allGames: 'In allen Spielen auf diesem Gerät',
  noneYet: 'Noch ist kein Würfel gefallen.',
  thrown: (name, dice) => (dice === 1 ? `${name}: ein Würfel` : `${name}: ${dice} Würfel`),
  face: (face, count) => (count === 1 ? `${face} kam einmal` : `${face} kam ${count}-mal`),
  line: 'Die gestrichelte Linie zeigt, was faire Würfel im Schnitt brächten.',
  fair: (each) =>
    Number.isInteger(each)
      ? `Fair wären ${each} von jeder Zahl.`
      : `Fair wären etwa ${each.toFixed(1).replace('.', ',')} von jeder Zahl.`,
  uneven: {
    tooFew: 'So wenige Würfel verraten noch nichts.',
    usual: 'Gleichmäßiger fallen Würfel fast nie.',
    inTenGames: (games) => `So ungleich fallen die Würfel in ${games} von 10 Spielen.`,
    oneOfGames: (games) => `So ungleich fallen die Würfel in einem von ${games} Spielen.`,
    inTenPiles: (piles) => `So ungleich sind ${piles} von 10 Haufen mit so vielen Würfeln.`,
    oneOfPiles: (piles) => `So ungleich ist einer von ${piles} Haufen mit so vielen Würfeln.`,
  },
  oneIsOdd: (players) =>
    `Bei ${players} Leuten ist es ganz normal, dass die Würfel von einem seltsam aussehen.`,
  allPeople: 'Alle Menschen',
  allBots: 'Alle Bots',
  bot: (level) => `${level} (Bot)`,
  botOf: (level, game) => `${level} (Bot, ${game})`,
  seatedBot: (name, level) => `${name} (Bot, ${level})`,
  formerLevel: 'Frühere Stufe',
  tallyAside:
    'Die Würfel von Spielen, die nicht mehr hier sind, ließen sich nicht lesen. Sie wurden beiseitegelegt, nicht gelöscht; ab jetzt wird neu gezählt.',
  cheat: {
    title: 'Schummeln die Bots?',
    see: 'Nein. Ein Bot bekommt nur das, was jemand auf seinem Platz sehen und sich merken darf: keine verdeckte Karte und keinen Würfel, der erst noch fällt.',
    think:
      'Er darf überlegen, welche Karten dort liegen könnten. Raten muss er sie wie alle anderen.',
    seed: 'Aller Zufall eines Spiels kommt aus einer geheimen Zahl, die vor der ersten Karte gezogen wird. Was der nächste Würfel zeigt, hängt von niemandes Entscheidung ab.',
  },
  seal: {
    title: 'Prüf es selbst nach',
    sealed:
      'Das ist das Siegel der geheimen Zahl (ihr SHA-256). Es steht von Anfang an fest; die Zahl selbst siehst du, wenn das Spiel vorbei ist.',
    opened: 'Das Spiel ist vorbei: Das ist die geheime Zahl.',
    how: 'Das Siegel ist der SHA-256 von genau diesen 32 Buchstaben und Ziffern. Jedes andere Programm, das einen SHA-256 ausrechnet, findet dasselbe.',
    check: 'Alle Würfe und Karten prüfen',
    right: (all) =>
      `Geprüft: Alle ${all} Würfe und Karten\u00ADverteilungen dieses Spiels folgen aus der geheimen Zahl.`,
    wrong: (wrong, all) =>
      `${wrong} von ${all} Würfen und Karten\u00ADverteilungen folgen nicht aus der geheimen Zahl.`,
    unavailable: 'Dieser Browser kann das Siegel hier nicht berechnen.',
  },
};
