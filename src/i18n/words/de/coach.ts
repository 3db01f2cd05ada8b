import type { Phrases } from '../../en';
import { decimal, percent, points, term } from './figures';

export const coach: Phrases['coach'] = {
  percent,
  points,
  watch: 'Nochmal sehen',
  of: (name) => `Rückblick mit ${name}`,
  round: (nth) => `Runde ${nth}`,
  roundCard: (nth, card) => `Runde ${nth}, Karte ${card}`,
  roundWaking: (nth) => `Runde ${nth}, Aufwachen`,
  rounds: 'Runde',

  judging: (percentDone) => `Die Eule sieht euer Spiel durch … ${percentDone} %`,
  failed: 'Die Eule konnte dieses Spiel nicht beurteilen.',

  choicesBest: (best, of) =>
    of === 0
      ? 'Es gab nichts zu entscheiden'
      : of === 1
        ? `${best} von 1 Entscheidung war die beste`
        : `${best} von ${of} Entscheidungen ${best === 1 ? 'war die beste' : 'waren die besten'}`,

  curve: 'Gewinnchance, %',
  curveInWords: (start, highest, lowest, time, end) =>
    `Am Anfang ${start}, höchstens ${highest}, mindestens ${lowest} in ${time}, am Ende ${end}.`,
  curveSoFar: (start, now) => `Am Anfang ${start}, soweit bekannt ${now}.`,
  inFront: 'Wessen Kurve vorn liegt',
  turningPoints: 'Wendepunkte',
  turned: {
    sun: 'Glück',
    cloud: 'Pech',
    slip: 'Wahl von jemand anderem',
    costly: 'Eigene Wahl',
  },
  showIt: 'Noch einmal ansehen',

  costliest: 'Die teuersten Entschei\u00addungen',
  noneCostly: 'Keine einzige Entscheidung hat etwas gekostet, soweit die Eule das sagen kann.',
  costly: (rank, price) => `Teuerste Entscheidung Nummer ${rank}, ${price}`,
  kept: (chance) => `blieben ${chance}`,
  better: (what, chance) => `Besser: ${what}, ${chance}`,
  error: (pointsOff) => `± ${pointsOff}`,

  luckAndSkill: 'Glück und Können',
  parts: {
    start: 'Gleicher Anteil',
    luck: 'Glück: Würfel und Karten',
    choices: 'Eigene Entscheidungen',
    slips: 'Fehler der anderen',
    result: 'Ergebnis',
  },
  sum: (start, luck, choices, slips, result) =>
    `${decimal(start)} ${term(luck)} ${term(choices)} ${term(slips)} = ${decimal(result)}`,
  sumInWords: (start, luck, choices, slips, result) =>
    `Gleicher Anteil ${start}, Glück ${luck}, eigene Entscheidungen ${choices}, Fehler der anderen ${slips}, Ergebnis ${result}`,

  replay: {
    seenBy: (name) => `So sah es ${name}. Platz wechseln`,
    at: (time, chance) => (chance === null ? time : `${time} · ${chance}`),
    before: 'Wendepunkt davor',
    after: 'Nächster Wendepunkt',
    chose: (what) => `Gewählt: ${what}`,
    betterNot: (what, could, kept) => `${what}: ${could}, nicht ${kept}`,
  },

  whatIf: {
    key: 'Was wäre, wenn?',
    line: 'von hier weiterspielen',
    title: 'Was wäre, wenn\u00a0…?',
    short: 'Was, wenn?',
    yourGame: 'In eurem Spiel',
    theTrial: 'Im Versuch',
    chooseAnew: 'Du wählst neu',
    goesOn: 'Es geht von hier weiter',
    chance: 'Was noch gewürfelt und gezogen wird',
    same: 'Dasselbe',
    sameLine: 'wie in eurem Spiel',
    new: 'Neues',
    newLine: 'gemischt, gewürfelt',
    others: 'Wer die anderen spielt',
    bots: 'Bots',
    me: 'Ich spiele alle',
    meLine: (seats) => `allein, ${seats} Plätze`,
    promise: 'Nur ein Versuch: keine Wertung, keine Statistik. Euer Spiel bleibt, wie es war.',
    start: 'Von hier weiterspielen',
    back: 'Zurück zu eurem Spiel',
    over: 'Der Versuch ist zu Ende',
    inTrial: 'Im Versuch',
    inGame: 'In eurem Spiel',
    bothCurves: (fork, inGame, inTrial) =>
      `${fork} an der Gabelung; ${inGame} am Ende eures Spiels, ${inTrial} am Ende des Versuchs.`,
  },
};
