import { GAMES } from '../src/game-core/games';
import { soEinMist } from '../src/game-core/games/so-ein-mist';
import type { SoEinMist } from '../src/game-core/games/so-ein-mist/types';
import { createChance, deriveSeed, pick, seedFromText } from '../src/game-core/kernel/chance';
import { configure } from '../src/game-core/kernel/config';
import { act, begin, isDecision, rewind, settle, type Match } from '../src/game-core/kernel/match';
import { openRecord, toRecord } from '../src/game-core/kernel/record';
import { playOnBoardgameIo } from './boardgame-io/client';
import { compareSpeeds, type Row, type Work } from './measure';

const { game } = soEinMist;
const SEATS = 4;
const MATCHES = 200;

const seeds = Array.from({ length: MATCHES }, (_, index) =>
  deriveSeed(seedFromText('bench'), `${index}`),
);

function start(seed: string): Match<SoEinMist> {
  const config = configure(game, { seats: SEATS });
  if (!config.ok) throw new Error(config.error.message);
  return settle(begin(game, config.value, seed));
}

const choices = createChance(seedFromText('choices')).draw('all');

/** A whole match of random decisions, each through the gate that people's moves go through. */
function playRandom(seed: string): Match<SoEinMist> {
  let match = start(seed);
  for (;;) {
    const turn = game.turn(match.state);
    if (turn.kind !== 'seats') return match;
    const [seat = 0] = turn.seats;
    match = decide(match, pick(game.moves(game.view(match.state, seat)), choices));
  }
}

function decide(match: Match<SoEinMist>, move: SoEinMist['move']): Match<SoEinMist> {
  const turn = game.turn(match.state);
  const seat = turn.kind === 'seats' ? (turn.seats[0] ?? -1) : -1;
  const acted = act(match, seat, move);
  if (!acted.ok) throw new Error(acted.error.rule);
  return settle(acted.value);
}

/** Runs through a list again and again, an item a call. */
function cycle<T>(items: readonly T[], use: (item: T) => number): Work {
  let next = 0;
  return () => {
    next = (next + 1) % items.length;
    return use(items[next] as T);
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

export function soEinMistRows(): Row[] {
  return [againstBoardgameIo(), lateAgainstEarly(), replayAgainstPlay()];
}

function againstBoardgameIo(): Row {
  const [ours = 0, theirs = 0] = compareSpeeds([
    cycle(seeds, (seed) => game.turnsTaken(playRandom(seed).state)),
    cycle(seeds, (seed) => playOnBoardgameIo(SEATS, seed, () => choices.below(2) === 0)),
  ]);
  return {
    name: 'turns of random games, against boardgame.io',
    detail: `${Math.round(ours)} and ${Math.round(theirs)} turns a second`,
    figure: ours / theirs,
    bar: { least: 100 },
  };
}

/** The same decision, a stop and the next roll, in the first round and in the last. */
function lateAgainstEarly(): Row {
  const matches = seeds.map(playRandom);
  const momentsIn = (round: number) =>
    matches.map((match) => {
      const target = round * SEATS;
      let moment = match;
      while (!(
        moment.state.open.turn === target &&
        moment.last &&
        !isDecision(moment.last.action)
      )) {
        moment = rewind(moment, moment.length - 1);
      }
      return moment;
    });
  const stopAll = (moments: readonly Match<SoEinMist>[]): Work => {
    return () => sum(moments.map((moment) => decide(moment, 'stop').length - moment.length)) / 2;
  };
  const [early = 0, late = 0] = compareSpeeds([stopAll(momentsIn(0)), stopAll(momentsIn(6))]);
  return {
    name: 'cost of a move at the end, against the start',
    detail: `${(1e6 / late).toFixed(2)} and ${(1e6 / early).toFixed(2)} µs`,
    figure: early / late,
    bar: { most: 1.2 },
  };
}

function replayAgainstPlay(): Row {
  const players = Array.from({ length: SEATS }, (_, seat) => ({ name: `${seat}`, bot: null }));
  const records = seeds.map((seed): unknown =>
    JSON.parse(JSON.stringify(toRecord(playRandom(seed), players))),
  );
  const [play = 0, replay = 0] = compareSpeeds([
    cycle(seeds, (seed) => playRandom(seed).length),
    cycle(records, (record) => {
      const opened = openRecord(record, GAMES);
      if (!opened.ok) throw new Error(opened.error.message);
      return opened.value.match.length;
    }),
  ]);
  return {
    name: 'cost of replaying a record, against playing it',
    detail: `${(1e6 / replay).toFixed(2)} and ${(1e6 / play).toFixed(2)} µs an action`,
    figure: play / replay,
    bar: { most: 2 },
  };
}
