import type { Phrases } from '../../en';

export const table: Phrases['table'] = {
  leave: 'Vom Tisch aufstehen',
  undo: 'Letzten Zug zurücknehmen',
  log: 'Was geschah',
  rules: 'Regeln',
  settings: 'Einstellungen',
  close: 'Schließen',
  turnOf: (name) => `${name} ist an der Reihe.`,
  dice: 'Die Würfel',
  seal: (start) => `Siegel ${start}`,
  nothingYet: 'Noch ist nichts geschehen.',
  confirm: 'Wirklich?',
  confirmLine: 'Eine aufgedeckte Karte lässt sich nicht wieder zudecken.',
  yes: 'Ja, genau so',
  no: 'Nein, zurück',
  unsaved:
    'Der letzte Zug ließ sich nicht speichern: Vielleicht ist der Speicher voll. Du kannst weiterspielen, aber schließ die App nicht, bevor das Spiel zu Ende ist.',
  lost: 'Dieses Spiel gibt es auf diesem Gerät nicht.',
  lostLine: 'Vielleicht wurde es gelöscht, oder es wurde auf einem anderen Gerät begonnen.',
  aside: 'Dieses Spiel war nicht lesbar.',
  asideLine: 'Es wurde beiseitegelegt, nicht gelöscht. Alle deine anderen Spiele sind da.',
  newer: 'Dieses Spiel stammt aus einer neueren Version von Rainy Barn.',
  newerLine: 'Es bleibt, wie es ist. Aktualisiere die App, um weiterzuspielen.',
  forged: 'Die Würfe dieses Spiels stimmen nicht.',
  forgedLine:
    'Sie folgen nicht aus seiner geheimen Zahl: Jemand hat das gespeicherte Spiel verändert. Es wurde beiseitegelegt, nicht gelöscht.',
  unknown: 'Diese Version kann das Spiel nicht öffnen.',
  unknownLine:
    'Es wurde in einer neueren Version begonnen: mit einem Bot oder an einem Tisch, den es hier nicht gibt. Das Spiel bleibt aufgehoben.',
  toLobby: 'Zum Anfang',
  opening: 'Einen Augenblick …',
  replay: {
    title: 'Das Spiel noch einmal',
    back: 'Einen Schritt zurück',
    forward: 'Einen Schritt weiter',
    play: 'Abspielen',
    pause: 'Anhalten',
    end: 'Zurück zur Wertung',
    at: (at, of) => `${at} von ${of}`,
  },
  /** Added to what is told of a player. */
  isPlaying: (player) => `${player}, am Zug`,
  isThinking: (player) => `${player}, überlegt`,
};
