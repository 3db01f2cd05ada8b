import type { Phrases } from '../../en';

export const dice: Phrases['dice'] = {
  title: 'Die Würfel',
  back: 'Zurück',
  thisGame: 'In diesem Spiel',
  allGames: 'In allen Spielen auf diesem Gerät',
  noneYet: 'Noch ist kein Würfel gefallen.',
  thrown: (name, dice) => (dice === 1 ? `${name}: ein Würfel` : `${name}: ${dice} Würfel`),
  face: (face, count) => (count === 1 ? `${face} kam einmal` : `${face} kam ${count}-mal`),
  line: 'Die gestrichelte Linie zeigt, was faire Würfel im Schnitt brächten.',
  uneven: {
    usual: 'Kaum ein Spiel ist ausgeglichener als dieses.',
    inTen: (games) => `So ungleich oder noch mehr: Das kommt in ${games} von 10 Spielen vor.`,
    oneIn: (games) => `So ungleich oder noch mehr: Das kommt in einem von ${games} Spielen vor.`,
  },
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
    opened: 'Das Spiel ist vorbei: Das ist die geheime Zahl. Ihr SHA-256 ist das Siegel darüber.',
    check: 'Würfel nachprüfen',
    right: (all) =>
      `Geprüft: Alle ${all} Würfe und Kartenverteilungen dieses Spiels folgen aus der geheimen Zahl.`,
    wrong: (wrong, all) =>
      `${wrong} von ${all} Würfen und Kartenverteilungen folgen nicht aus der geheimen Zahl.`,
    unavailable: 'Dieser Browser kann das Siegel hier nicht berechnen.',
  },
};
