import type { FirstPhrases } from '../../first/en';

export const lobby: FirstPhrases['lobby'] = {
  title: 'Rainy Barn',
  line: 'Vier Familienspiele für einen verregneten Nachmittag',
  picture: 'Eine Kuh schaut aus einer roten Scheune in den Regen',
  dice: 'Faire Würfel?',
  settings: 'Einstellungen',
  range: (min, max) => `${min}–${max}`,
  players: (range) => `${range} Spieler`,
  playOf: (game) => `${game} spielen`,
  rulesOf: (game) => `Regeln von ${game}`,

  open: 'Noch offen',
  goOn: 'Weiter',
  goOnWith: (game, players) => `${game} mit ${players} weiterspielen`,
  turn: (names) =>
    names.length === 1
      ? `${names[0]} ist dran`
      : `${names.slice(0, -1).join(', ')} und ${names.at(-1)} sind dran`,
  someTimeAgo: 'vor einiger Zeit',
  justNow: 'gerade eben',
  minutesAgo: (count) => (count === 1 ? 'vor 1 Minute' : `vor ${count} Minuten`),
  hoursAgo: (count) => (count === 1 ? 'vor 1 Stunde' : `vor ${count} Stunden`),
  yesterday: 'gestern',
  daysAgo: (count) => (count === 1 ? 'vor 1 Tag' : `vor ${count} Tagen`),
  weeksAgo: (count) => (count === 1 ? 'vor 1 Woche' : `vor ${count} Wochen`),

  ours: 'Unsere Spiele',
  oursOpen: (open) => (open === 0 ? 'Unsere Spiele' : `Unsere Spiele, ${open} offen`),
  nothingYet:
    'Hier liegen eure Spiele, damit ihr sie weiterspielen oder noch einmal ansehen könnt.',
  finished: 'Gespielte Spiele',
  wonBy: (names) =>
    names.length < 2
      ? `${names.join('')} hat gewonnen`
      : `${names.slice(0, -1).join(', ')} und ${names.at(-1)} haben gewonnen`,
  lookAt: (game, players) => `${game} mit ${players} ansehen`,

  remove: (game, players) => `${game} mit ${players} löschen`,
  removeTitle: 'Dieses Spiel löschen?',
  removeLine: (game, players) => `${game} mit ${players} kann danach niemand mehr weiterspielen.`,
  doRemove: 'Löschen',
  keep: 'Behalten',
  close: 'Schließen',

  aside: (count) =>
    count === 1
      ? 'Ein gespeichertes Spiel war nicht lesbar. Es wurde beiseitegelegt, nicht gelöscht. Alle anderen sind da.'
      : `${count} gespeicherte Spiele waren nicht lesbar. Sie wurden beiseitegelegt, nicht gelöscht. Alle anderen sind da.`,
  asideForged: (count) =>
    count === 1
      ? 'Die Würfe eines gespeicherten Spiels folgen nicht aus seiner geheimen Zahl: Jemand hat es verändert. Es wurde beiseitegelegt, nicht gelöscht.'
      : `Die Würfe von ${count} gespeicherten Spielen folgen nicht aus ihrer geheimen Zahl: Jemand hat sie verändert. Sie wurden beiseitegelegt, nicht gelöscht.`,
  newer: (count) =>
    count === 1
      ? 'Ein gespeichertes Spiel stammt aus einer neueren Version von Rainy Barn. Es bleibt, wie es ist: Aktualisiere die App, um weiterzuspielen.'
      : `${count} gespeicherte Spiele stammen aus einer neueren Version von Rainy Barn. Sie bleiben, wie sie sind: Aktualisiere die App, um weiterzuspielen.`,
  asideSettings:
    'Deine Einstellungen waren nicht lesbar. Sie wurden beiseitegelegt, nicht gelöscht; vorerst gelten die üblichen.',
  ok: 'OK',
};
