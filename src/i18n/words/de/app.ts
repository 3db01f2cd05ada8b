import type { FirstPhrases } from '../../first/en';

export const app: FirstPhrases['app'] = {
  setUpOf: (game) => `${game} vorbereiten`,
  dice: 'Die Würfel',
  settings: 'Einstel\u00ADlungen',
  credits: 'Dank',
  person: (nth) => `Spieler ${nth}`,
  broken: 'Hier ist etwas kaputtgegangen.',
  brokenLine: 'Das Spiel ist nicht verloren: Jeder Zug war gespeichert, bevor er zu sehen war.',
  tryAgain: 'Noch einmal versuchen',
  toLobby: 'Zum Anfang',
};
