import { GAMES } from '../../../src/game-core/games';
import type { TurningPoint } from '../../../src/game-core/coach/turning-points';
import type { PlayableGame } from '../../../src/tables/playable';
import { LANGUAGES } from '../../../src/i18n/languages';
import type { Chosen } from '../../../src/game-core/coach/review';
import type { Look } from '../../../src/screens/review/look-at';
import {
  costlyInWords,
  doneInWords,
  happenedInWords,
  roundAt,
  standAt,
  stepInWords,
  timeInWords,
  turningInWords,
} from '../../../src/screens/review/words';
import { GAME_TABLES } from '../../../src/tables';
import { nameOf } from '../../../src/tables/shared/names';
import { played } from '../../game-core/coach/played';
import { pastOfMatch, PLAYERS } from './past';

const YOU = { en: /\byour?\b/i, de: /\b(du|dich|dir|dein)\b/i };

describe.each(GAMES.map((entry) => [entry.game.id, entry] as const))('%s', (id, entry) => {
  const match = played(entry, PLAYERS.length, 'told');
  const table = GAME_TABLES[id as PlayableGame];

  test('a choice has the same time in the replay as in the list, and the chance that the curve has there', () => {
    const past = pastOfMatch(match);
    const teller = { say: LANGUAGES.en, players: PLAYERS, isFresh: true };
    const shares = Array.from({ length: match.length + 1 }, (_, nth) => nth / match.length);
    const curves = { shares: [shares], length: match.length };
    for (let moment = 1; moment < match.length; moment += 1) {
      const move = past.moveAt(moment);
      if (move?.by !== 0) continue;
      const weighed = { ...move, price: 0, priceError: 0 };
      const choice = { made: { ...weighed, worth: 0.4 }, best: { ...weighed, worth: 0.6 } };
      const chosen = { moment, choice, price: 0.2 } as unknown as Chosen;
      const look = { seat: 0, curves, review: { made: [chosen] } } as unknown as Look;
      const told = costlyInWords(past, 0, chosen, table, teller);
      const open = standAt(look, moment);
      expect(timeInWords(past, open.moment, table, teller)).toBe(told.time);
      expect(open.share).toBe(shares[moment]);
      // Where nothing is open it is the time of what has just happened.
      expect(standAt(look, moment + 1)).toEqual({ moment, share: shares[moment + 1] });
    }
  });

  test('times go by rounds, the same ones as below the curve, from the first on', () => {
    const past = pastOfMatch(match);
    const teller = { say: LANGUAGES.en, players: PLAYERS, isFresh: true };
    const rounds = Array.from({ length: match.length + 1 }, (_, moment) => {
      const round = roundAt(past, moment, table);
      expect(timeInWords(past, moment, table, teller)).toMatch(new RegExp(`^Round ${round}\\b`));
      return round;
    });
    expect(rounds[0]).toBe(1);
    rounds.slice(1).forEach((round, nth) => expect([0, 1]).toContain(round - rounds[nth]!));
    expect(rounds.at(-1)).toBeGreaterThan(1);
  });

  test.each(['en', 'de'] as const)('what others chose is told by their names, %s', (language) => {
    const past = pastOfMatch(match);
    const teller = { say: LANGUAGES[language], players: PLAYERS, isFresh: true };
    for (let moment = 0; moment < match.length; moment += 1) {
      const next = past.moveAt(moment);
      if (next === null) continue;
      const somebodyElse = (next.by + 1) % PLAYERS.length;
      const told = happenedInWords(past, somebodyElse, moment, table, teller);
      expect(told).toContain(nameOf(PLAYERS, next.by));
      expect(told).not.toMatch(YOU[language]);
    }
  });
});

test('at Misty a time says which card of the round was chosen, and when windows wake', () => {
  const misty = GAMES.find(({ game }) => game.id === 'misty')!;
  const match = played(misty, PLAYERS.length, 'told');
  const past = pastOfMatch(match);
  const teller = { say: LANGUAGES.en, players: PLAYERS, isFresh: true };
  const times = Array.from({ length: match.length }, (_, moment) =>
    timeInWords(past, moment, GAME_TABLES.misty, teller),
  );
  const inOrder = times.filter((time, nth) => time !== times[nth - 1]);
  expect(inOrder.slice(0, 3)).toEqual(['Round 1', 'Round 1, card 1', 'Round 1, card 2']);
  expect(inOrder).toContain('Round 2, waking');
  // Two hands of cards each, and nothing is told twice but that a second hand is dealt.
  expect(inOrder.filter((time) => time.startsWith('Round 2, card')).length).toBeGreaterThan(3);
  expect(times.filter((time) => time === 'Round 2, card 1')).toHaveLength(PLAYERS.length);
});

const point = (moment: number): TurningPoint => ({ sign: 'sun', rank: null, moment, by: 0.5 });
const entryOf = (id: PlayableGame) => GAMES.find(({ game }) => game.id === id)!;

test('at the end of a game of six the piles are opened; what another chose then is told as that', () => {
  const players = [...PLAYERS, ...PLAYERS];
  const table = GAME_TABLES['so-ein-mist'];
  const teller = { say: LANGUAGES.en, players, isFresh: true };
  const past = pastOfMatch(played(entryOf('so-ein-mist'), players.length, 'told'), players);
  const last = past.length - 1;
  expect(turningInWords(past, 0, point(last), table, teller)).toBe(
    LANGUAGES.en.soEinMistLog.opened,
  );
  const slip = { ...point(last), sign: 'slip' } as const;
  expect(turningInWords(past, 0, slip, table, teller)).toMatch(/hops/);
  expect(turningInWords(past, 0, point(last - 1), table, teller)).toMatch(/rolls/);
  // Of three nobody passes anything on: all could be counted.
  const known = pastOfMatch(played(entryOf('so-ein-mist'), PLAYERS.length, 'told'));
  expect(turningInWords(known, 0, point(known.length - 1), table, teller)).not.toBe(
    LANGUAGES.en.soEinMistLog.opened,
  );
});

test('what came to light is told by who did it, and not by how the gap was filled', () => {
  const table = GAME_TABLES['alles-kaese'];
  const teller = { say: LANGUAGES.en, players: PLAYERS, isFresh: true };
  const past = pastOfMatch(played(entryOf('alles-kaese'), PLAYERS.length, 'told'));
  const kept = Array.from({ length: past.length }, (_, moment) => moment).filter(
    (moment) => (past.moveAt(moment)?.move as { type?: string } | undefined)?.type === 'keep',
  );
  expect(kept.length).toBeGreaterThan(0);
  for (const moment of kept) {
    const told = turningInWords(past, 0, point(moment), table, teller);
    expect(told).toMatch(/keeps .*(cheese|trap)/i);
    expect(told).not.toMatch(/pile|filled/);
  }
  // Nobody deals, and it is told all the same.
  expect(turningInWords(past, 0, point(0), table, teller)).not.toBe('');
});

test.each(['en', 'de'] as const)('each step of the game again has words, %s', (language) => {
  for (const { game } of GAMES) {
    const past = pastOfMatch(played(entryOf(game.id as PlayableGame), PLAYERS.length, 'told'));
    const table = GAME_TABLES[game.id as PlayableGame];
    const teller = { say: LANGUAGES[language], players: PLAYERS, isFresh: true };
    for (let moment = 0; moment < past.length; moment += 1) {
      const told = stepInWords(past, 0, moment, table, teller);
      expect(told).not.toBe('');
      const made = past.moveAt(moment);
      if (made !== null) expect(told).toContain(nameOf(PLAYERS, made.by));
    }
  }
});

test('who chose what in secret is told of everybody, as they saw it', () => {
  const teller = { say: LANGUAGES.en, players: PLAYERS, isFresh: true };
  const past = pastOfMatch(played(entryOf('misty'), PLAYERS.length, 'told'));
  const silent = Array.from({ length: past.length }, (_, moment) => moment).filter(
    (moment) => doneInWords(past, 2, moment, GAME_TABLES.misty, teller) === '',
  );
  const told = silent.map((moment) => stepInWords(past, 2, moment, GAME_TABLES.misty, teller));
  told.forEach((words) => expect(words).toMatch(/^(Anna|Ben|Clara): Place an? /));
  expect(new Set(told.map((words) => words.split(':')[0])).size).toBeGreaterThan(1);
});

test('luck at Misty names what others turned over, not the own card beside it', () => {
  const table = GAME_TABLES.misty;
  const teller = { say: LANGUAGES.en, players: PLAYERS, isFresh: true };
  const past = pastOfMatch(played(entryOf('misty'), PLAYERS.length, 'told'));
  const reveals = Array.from({ length: past.length }, (_, moment) => moment).filter((moment) =>
    past.sceneOf(moment, 0).happenings.some(({ type }) => type === 'revealed'),
  );
  expect(reveals.length).toBeGreaterThan(10);
  for (const moment of reveals) {
    for (const { name } of PLAYERS) {
      const seat = PLAYERS.findIndex((player) => player.name === name);
      const luck = turningInWords(past, seat, point(moment), table, teller);
      expect(luck).not.toContain(name);
      PLAYERS.filter((player) => player.name !== name).forEach((other) =>
        expect(luck).toMatch(new RegExp(`${other.name} (draws|begins)`)),
      );
    }
  }
});

test('luck with the own dice is told as the own throw', () => {
  const teller = { say: LANGUAGES.en, players: PLAYERS, isFresh: true };
  const past = pastOfMatch(played(entryOf('mice-to-meet-you'), PLAYERS.length, 'told'));
  const thrown = Array.from({ length: past.length }, (_, moment) => moment).find((moment) =>
    doneInWords(past, 0, moment, GAME_TABLES['mice-to-meet-you'], teller).startsWith('Anna throws'),
  );
  expect(turningInWords(past, 0, point(thrown!), GAME_TABLES['mice-to-meet-you'], teller)).toMatch(
    /^Anna throws/,
  );
});
