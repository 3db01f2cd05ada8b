import type { Phrases } from '../../en';

export const soEinMistTable: Phrases['soEinMist'] = {
  turnOf: (name) => `${name} ist dran`,
  round: (now, of) => `Runde ${now} von ${of}`,
  roll: 'Würfeln',
  stop: 'Stopp',
  rollAgain: 'Weiter',
  youTake: (steps, value) => `${steps} vor: du nimmst ${value}`,
  otherTakes: (steps, name, value) => `${steps} vor: ${name} nimmt ${value}`,
  repeatOdds: (aside) => `${aside} von 6 ${aside === 1 ? 'zwingt' : 'zwingen'} zum Stopp`,
  lastDie: 'der letzte Würfel zählt',
  forcedRepeat: (face) => `Eine ${face} liegt schon beiseite, also musst du stoppen.`,
  forcedLast: 'Das war der letzte Würfel, also musst du stoppen.',
  choose: 'Stopp oder weiter?',
  dealing: 'Die Karten werden ausgelegt.',
  rolls: (name) => `${name} würfelt …`,
  thinks: (name, face) => `${name} hat eine ${face} und überlegt …`,
  rolledOn: (name) => `${name} würfelt weiter …`,
  hops: (name, steps) => `${name} zieht ${steps} weiter.`,
  takes: (name, value) => `${name} nimmt ${value}.`,
  refills: (name, value) => `${name} legt ${value} nach.`,
  over: 'Das Spiel ist aus.',
  doubledValue: (value) => `${value} ×2`,

  cardOf: (animal, value) => `${animal} ${value}`,
  greyCard: (value) => `Grau ${value}`,
  faceDown: 'Eine verdeckte Karte',
  gap: 'Eine Lücke',
  standing: (names) =>
    names.length === 1 ? `Hier steht ${names[0]}` : `Schlange: ${names.join(', ')} zuletzt`,
  landing: (steps, taker) => `Ziel mit ${steps}, ${taker} nimmt sie`,
  figure: (name, animal) => `${name}: ${animal}`,
  figureLast: (name, animal) => `${name}: ${animal}, zuletzt in der Schlange`,
  dieCounts: (face) => `Würfel: ${face}`,
  dieForced: (face) => `Würfel: ${face}, muss stoppen`,
  dieAside: (face) => `Beiseite: ${face}`,
  diceLeft: (count) =>
    count === 1 ? '1 Würfel noch nicht geworfen' : `${count} Würfel noch nicht geworfen`,
  player: (name, animal, draw, pile) =>
    `${name}, ${animal}, ${draw} zum Nachlegen, ${pile} im Wertungsstapel`,
  playing: (player) => `${player}, am Zug`,
  thinking: (player) => `${player}, überlegt`,
};
