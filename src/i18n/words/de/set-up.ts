import type { Phrases } from '../../en';

const BOT_NAMES = ['Erna', 'Bruno', 'Frieda', 'Oskar', 'Lotte', 'Willi'];

export const setUp: Phrases['setUp'] = {
  title: 'Neues Spiel',
  start: 'Los geht’s',
  rules: 'Regeln',
  close: 'Schließen',

  players: 'Wer ist da?',
  clockwise: 'Im Uhrzeigersinn um den Tisch',
  newPerson: 'Neu',
  newTitle: 'Wer ist noch da?',
  addPerson: 'Dazu',
  sits: (name, nth) => `${name}, sitzt auf Platz ${nth}`,
  isHere: (names) => `Da: ${names}`,
  people: 'Unsere Leute',
  changePeople: 'Leute ändern',
  changePerson: (name) => `${name} ändern`,
  personTaken: (name) => `${name} gibt es schon. Nimm einen anderen Namen.`,
  personNameMissing: 'Ohne Namen geht es nicht.',
  forgetPerson: (name) => `${name} vergessen`,
  forgetPersonTitle: (name) => `${name} vergessen?`,
  forgetPersonLine: (name) =>
    `${name} verschwindet mitsamt Bild aus der Liste. In gespielten Partien bleibt der Name stehen, gehört aber niemandem mehr.`,
  doForgetPerson: 'Vergessen',
  tableFull: (max) => `Auf allen ${max} Plätzen sitzen schon Menschen. Es muss erst jemand gehen.`,
  botName: (nth) => BOT_NAMES[(nth - 1) % BOT_NAMES.length] ?? `Bot ${nth}`,
  isPerson: 'Mensch',
  isBot: (level) => `Bot: ${level}`,
  edit: (name, what) => `${name}. ${what}. Ändern`,
  add: 'Noch ein Bot',
  whoPlays: (people, bots) =>
    [
      ...(people === 0 ? [] : [people === 1 ? '1 Mensch' : `${people} Menschen`]),
      ...(bots === 0 ? [] : [bots === 1 ? '1 Bot' : `${bots} Bots`]),
    ].join(', '),

  name: 'Name',
  nameTaken: (name) => `${name} sitzt schon am Tisch. Nimm einen anderen Namen.`,
  kind: (name) => `${name}: Mensch oder Bot`,
  asPerson: (name) => `${name}: Mensch`,
  asBot: (name) => `${name}: Bot`,
  face: 'Bild',
  nthFace: (nth) => `Bild ${nth}`,
  hints: 'Tipps der Eule',
  hintsLine: 'Darf fragen, was am besten ist. Jeder Tipp wird vermerkt.',
  faceNeedsName: 'Wer einen Namen hat, kann sich ein Bild aussuchen.',
  picture: 'Tier',
  byChance: 'Zufall',
  takenBy: (animal, name) => `${animal}, schon bei ${name}`,
  seat: (nth, of) => `Platz ${nth} von ${of}`,
  earlier: 'Einen Platz vor',
  later: 'Einen Platz zurück',
  remove: 'Spielt nicht mit',
  tooFew: (min) => `Ihr müsst mindestens zu ${['eins', 'zweit', 'dritt'][min - 1] ?? min} sein.`,
  done: 'Fertig',

  variants: 'Wie spielt ihr?',
  tapOne: 'Tippe eine an, dann steht hier, was sie ändert.',
  noVariants: 'Dieses Spiel spielt man nur auf eine Art.',
  alone: 'Allein spielen',
  onlyFor: (min, max) =>
    min === max
      ? `Nur ${min === 1 ? 'allein' : `mit ${min} Spielern`}.`
      : `Nur mit ${min} ${max === min + 1 ? 'oder' : 'bis'} ${max} Spielern.`,
  starter: 'Wer fängt an?',
  anybody: 'Zufall',
  starts: (name) => `${name} beginnt`,
  anybodyStarts: 'Zufall beginnt',

  presets: 'Unsere Haus\u00ADregeln',
  presetNow: (name) => `Jetzt: ${name}`,
  presetHint: 'Diese Regeln unter einem Namen merken',
  keepNow: 'So merken, wie es jetzt eingestellt ist',
  boxRules: 'Die normalen Regeln',
  noneOn: 'Ohne Varianten',
  inUse: 'gilt gerade',
  rename: (name) => `${name} umbenennen`,
  renameTitle: 'Ein neuer Name',
  forget: (name) => `${name} löschen`,
  forgetTitle: 'Hausregeln löschen?',
  forgetLine: (name) => `„${name}“ ist dann weg. Angefangene Spiele behalten ihre Regeln.`,
  doForget: 'Löschen',
  keep: 'Behalten',
  presetName: 'Name für diese Regeln',
  presetExample: 'z. B. Sonntags bei Oma',
  savePreset: 'Merken',
  nameMissing: 'Gib ihnen zuerst einen Namen.',
  presetTaken: (name) => `Es gibt schon Hausregeln, die „${name}“ heißen.`,
  presetNotSaved:
    'Auf dem Gerät ist kein Platz mehr, die Regeln wurden nicht gemerkt. Spielen kannst du trotzdem damit.',
  notRemembered:
    'Auf dem Gerät ist kein Platz mehr, das hier wird beim nächsten Mal vergessen sein. Spielen kannst du trotzdem.',
  asidePresets: (count) =>
    count === 1
      ? 'Eine eurer Hausregeln war nicht lesbar. Sie wurde beiseitegelegt, nicht gelöscht; alle anderen sind da.'
      : `${count} eurer Hausregeln waren nicht lesbar. Sie wurden beiseitegelegt, nicht gelöscht; alle anderen sind da.`,
  asideSetUp:
    'Wie ihr zuletzt gespielt habt, war nicht lesbar. Es wurde beiseitegelegt, nicht gelöscht; hier ist ein frischer Anfang.',
};
