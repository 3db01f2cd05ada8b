import type { Remark } from '../../src/game-core/coach/remark';
import type { Open } from '../../src/game-core/games/alles-kaese/types';
import { seatsOf } from '../../src/game-core/kernel/seats';
import type { Kinds } from '../../src/game-core/kernel/game';
import { isDecision, type Match } from '../../src/game-core/kernel/match';
import {
  createTalkers,
  overheardIn,
  type Overheard,
  type TalkMemory,
} from '../../src/session/talking';
import { HINTS } from '../../src/tables/hints';
import { PLAYABLE } from '../../src/tables/playable';
import { randomStream } from '../game-core/support/streams';
import { SUBJECTS, type Subject } from '../game-core/support/subjects';
import { randomMatch, stepsOf } from '../game-core/support/walk';

const PACE = { now: () => 0, pause: async () => undefined };

const tablesOf = (id: string): readonly Subject[] =>
  SUBJECTS.filter(({ entry, config }) => entry.game.id === id && config.seats > 1);

/** Another moment that looks the same to everybody: what nobody can see is something else. */
function elsewhere({ origin, state, ...moment }: Match, key: string): Match {
  const { game } = origin;
  return {
    ...moment,
    origin,
    state: game.imagine(game.view(state, 'table'), randomStream(key)),
  };
}

/** The same action between two such moments. */
function alike(after: Match): Match {
  const { last } = after;
  if (last === null) return after;
  const before = elsewhere(last.before, `before ${after.length}`);
  return { ...elsewhere(after, `after ${after.length}`), last: { ...last, before } };
}

/** As a session keeps it with the match. */
function keptTalk(): TalkMemory {
  let last: number | null = null;
  return {
    lastTalk: () => last,
    noteTalk: async (round) => {
      last = round;
    },
  };
}

/** All that bots say in a match, each with what it is about; on a page that stays, or is loaded anew at every moment. */
async function talkIn(match: Match, id: string, isLoadedAnew = false) {
  const hints = HINTS[id as keyof typeof HINTS];
  const memory = keptTalk();
  const open = () => createTalkers(seatsOf(match.origin.config.seats), hints, PACE, memory);
  let talkers = open();
  const heard: { readonly round: number; readonly remark: Remark; readonly of: Overheard }[] = [];
  for (const { after } of stepsOf(match)) {
    if (isLoadedAnew) talkers = open();
    const of = overheardIn(after);
    const thought = of === null ? null : talkers.listen(of);
    const remark = (await thought?.choice) ?? null;
    if (of === null || remark === null) continue;
    talkers.heard(of);
    heard.push({ round: hints.talk.roundOf(of.before), remark, of });
  }
  return heard;
}

describe.each(PLAYABLE)('%s', (id) => {
  test('what bots overhear is what lies open, whatever nobody can see', () => {
    let overheard = 0;
    for (const subject of tablesOf(id)) {
      const { game } = subject.entry;
      for (const { before, after } of stepsOf(randomMatch(subject, `talk ${subject.name}`))) {
        const of = overheardIn(after);
        expect(overheardIn(alike(after))).toEqual(of);
        if (of === null) continue;
        overheard += 1;
        const seat = of.about;
        expect(of.before).toEqual({ ...game.view(before.state, 'table'), seat });
        expect(of.after).toEqual({ ...game.view(after.state, 'table'), seat });
      }
    }
    expect(overheard).toBeGreaterThan(50);
  });

  test('nobody speaks twice in a round, nor about themselves, and the same match hears the same, however often it is opened', async () => {
    let count = 0;
    for (const subject of tablesOf(id).slice(0, 4)) {
      const match = randomMatch(subject, `talk ${subject.name}`);
      const heard = await talkIn(match, id);
      count += heard.length;
      const rounds = heard.map(({ round }) => round);
      expect(new Set(rounds).size).toBe(rounds.length);
      for (const { remark } of heard) expect(remark.speaker).not.toBe(remark.about);
      expect(await talkIn(match, id)).toEqual(heard);
      expect(await talkIn(match, id, true)).toEqual(heard);
    }
    expect(count).toBeGreaterThan(0);
  });
});

test('in Misty nobody talks about hidden choices', () => {
  for (const subject of tablesOf('misty')) {
    for (const { before, action, after } of stepsOf(randomMatch(subject, 'hidden'))) {
      const { game } = subject.entry;
      const isHidden = game.decidesInSecret(game.view(before.state, 'table'));
      if (isDecision(action) && isHidden) expect(overheardIn(after)).toBeNull();
    }
  }
});

test('in Alles Käse! nobody talks about looks, nor about slices whose odds were others to who had looked', () => {
  const { isJudged, turnedUp } = HINTS['alles-kaese'].talk;
  let known = 0;
  for (const subject of tablesOf('alles-kaese')) {
    for (let nth = 0; nth < 10; nth += 1) {
      for (const { after } of stepsOf(randomMatch(subject, `looks ${nth}`))) {
        const of = overheardIn(after);
        const move = of?.move as { type: string; slot: number } | null | undefined;
        if (of == null || move == null) continue;
        const { seen } = subject.entry.game.view(after.last!.before.state, of.about) as unknown as {
          seen: readonly { card: number }[];
        };
        const { board } = (of.before as unknown as { open: Open }).open;
        const holes = board.backs[board.display[move.slot]!];
        const opened = board.rows.flat().map(({ card }) => card);
        const knowsMore = seen.some(
          ({ card }) => board.backs[card] === holes && !opened.includes(card),
        );
        if (move.type !== 'peek' && !knowsMore) continue;
        known += 1;
        expect(isJudged(of.before, move as Kinds['move'])).toBe(false);
        expect(turnedUp?.(of.before, move, of.after)).toBeNull();
      }
    }
  }
  expect(known).toBeGreaterThan(100);
});
