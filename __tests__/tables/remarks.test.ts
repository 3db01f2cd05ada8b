import { reasonFor as kaeseReason } from '../../src/game-core/games/alles-kaese/reason';
import type { AllesKaese, Move } from '../../src/game-core/games/alles-kaese/types';
import { reasonFor as mistyReason } from '../../src/game-core/games/misty/reason';
import { reasonFor as mistReason } from '../../src/game-core/games/so-ein-mist/reason';
import type { Remark } from '../../src/game-core/coach/remark';
import type { Kinds } from '../../src/game-core/kernel/game';
import type { Verdict } from '../../src/game-core/kernel/judge';
import { isDecision } from '../../src/game-core/kernel/match';
import { LANGUAGES } from '../../src/i18n/languages';
import { overheardIn } from '../../src/session/talking';
import { HINTS } from '../../src/tables/hints';
import { PLAYABLE, type PlayableGame } from '../../src/tables/playable';
import { verdictFor } from '../game-core/coach/reasons/positions';
import { SUBJECTS } from '../game-core/support/subjects';
import { randomMatch, stepsOf } from '../game-core/support/walk';

/** Two lines and a half beside the face of who speaks at 360 dp; with letters of twice the size a word has to fit into 270 dp. */
const LONGEST = 92;
const LONGEST_WORD = 18;

const players = Array.from({ length: 6 }, (_, seat) => {
  return { name: ['Anna', 'Bartholomäus', 'Clara', 'Wilhelmine-Charlotte'][seat % 4]!, bot: null };
});

const MATCHES: Readonly<Record<PlayableGame, number>> = {
  'so-ein-mist': 1,
  'alles-kaese': 10,
  misty: 4,
  'mice-to-meet-you': 2,
};

/** The facts that numbers come from; at MICE they are rooms and larders of the moves themselves. */
const FACTS: Readonly<Record<PlayableGame, (view: Kinds['view'], verdict: Verdict) => unknown>> = {
  'so-ein-mist': mistReason as never,
  'alles-kaese': kaeseReason as never,
  misty: mistyReason as never,
  'mice-to-meet-you': () => null,
};

/** Every number in a piece of data, however deep. */
function numbersIn(data: unknown): number[] {
  if (typeof data === 'number') return [Math.abs(data)];
  if (typeof data !== 'object' || data === null) return [];
  return Object.values(data).flatMap(numbersIn);
}

/** Slices are counted from 1; and of a die it may be said how many of its six numbers are better. */
function alsoIn(game: PlayableGame, { kind, ...remark }: Remark): number[] {
  if (game === 'so-ein-mist') return kind === 'luck' ? [] : [6];
  if (game !== 'alles-kaese' || kind !== 'rather') return [];
  return [(remark as unknown as { verdict: Verdict<Move> }).verdict.best!.move.slot + 1];
}

/** Whatever a judge may find, of all that can be overheard in random matches: each with its facts. */
function remarksOf(game: PlayableGame): { remark: Remark; facts: unknown }[] {
  const { talk } = HINTS[game];
  const subjects = SUBJECTS.filter(
    ({ entry, config }) => entry.game.id === game && config.seats > 1,
  );
  return subjects.flatMap((subject) =>
    Array.from({ length: MATCHES[game] }, (_, nth) =>
      stepsOf(randomMatch(subject, `remarks ${nth}`)),
    )
      .flat()
      .flatMap(({ action, after }): { remark: Remark; facts: unknown }[] => {
        const of = overheardIn(after);
        if (of === null) return [];
        const { about, move, before, after: view } = of;
        const speaker = (about + 1) % subject.config.seats;
        const luck = (kind: 'lucky' | 'unlucky', facts: unknown) => ({
          remark: { kind: 'luck', luck: kind, speaker, about, before, after: view, move } as const,
          facts,
        });
        if (move === null) {
          const thrown = isDecision(action) ? null : action.event;
          return talk.isPlainLuck(view) ? [luck('lucky', thrown), luck('unlucky', thrown)] : [];
        }
        const moves = subject.entry.game.moves(before);
        const turned = talk.turnedUp?.(before, move, view) ?? null;
        const asMade = FACTS[game](before, verdictFor(moves, move));
        const lucky = turned === null ? [] : [luck(turned, asMade)];
        if (!talk.isJudged(before, move) || moves.length < 2) return lucky;
        const verdict = verdictFor(moves, move);
        const others = moves.filter((each) => JSON.stringify(each) !== JSON.stringify(move));
        return [
          ...lucky,
          {
            remark: { kind: 'praise', speaker, about, before, verdict },
            facts: [asMade, move],
          },
          ...others.slice(0, 2).map((best, isThankful) => {
            const better = verdictFor(moves, best);
            return {
              remark: {
                kind: 'rather',
                speaker,
                about,
                before,
                verdict: better,
                move,
                isThankful: isThankful === 1,
              } as const,
              facts: [FACTS[game](before, better), best],
            };
          }),
        ];
      }),
  );
}

/** What doubles a card is no number of its own. */
const A_NUMBER = /(?<!×)\d+/g;
const BROKEN = /undefined|NaN|null|\[object|\{|\}|\$|Infinity| {2}|\.\.|;\./;

describe.each(PLAYABLE)('%s', (game) => {
  const all = remarksOf(game);

  test.each(Object.entries(LANGUAGES))('%s says every remark, and no wrong number', (_, say) => {
    expect(all.length).toBeGreaterThan(1000);
    const words = all.map(({ remark, facts }) => ({
      text: HINTS[game].remark(remark, { say, players, isFresh: true }),
      allowed: [...numbersIn(facts), ...alsoIn(game, remark)],
    }));
    const wrong = words.filter(({ text, allowed }) => {
      return ![...text.matchAll(A_NUMBER)].every(([number]) => allowed.includes(Number(number)));
    });
    expect(wrong.map(({ text }) => text)).toEqual([]);
    const texts = [...new Set(words.map(({ text }) => text))];
    expect(texts.filter((text) => BROKEN.test(text) || !/^\S.*[.!]$/.test(text))).toEqual([]);
    expect(texts.filter(({ length }) => length > LONGEST)).toEqual([]);
    const isLong = ({ length }: string) => length > LONGEST_WORD;
    expect(texts.filter((text) => text.split(/[\s-]/).some(isLong))).toEqual([]);
  });
});

test('in Alles Käse! no odds are told that speak against what a bot would have done', () => {
  const { en: say } = LANGUAGES;
  let told = 0;
  for (const { remark } of remarksOf('alles-kaese')) {
    if (remark.kind !== 'rather') continue;
    const { kind, traps, unseen } = kaeseReason(remark.before as never, remark.verdict as never);
    const share = traps / unseen;
    const text = HINTS['alles-kaese'].remark(remark, { say, players, isFresh: true });
    if (kind === 'keep' && share > 0.5) expect(text).toMatch(/kept [^:]*\.$/);
    if (kind === 'remove' && share < 0.5) expect(text).toMatch(/away(: somebody .*)?\.$/);
    if (/ (was|were) /.test(text)) told += 1;
  }
  expect(told).toBeGreaterThan(100);
});

test('in Alles Käse! nobody is praised for keeping the trap that has just snapped', () => {
  const { talk } = HINTS['alles-kaese'];
  const kept = { cheese: 0, trap: 0 };
  for (const subject of SUBJECTS.filter(({ entry }) => entry.game.id === 'alles-kaese')) {
    for (const { after } of stepsOf(randomMatch(subject, 'snapped'))) {
      const of = overheardIn(after);
      const move = of?.move as Move | null | undefined;
      if (of == null || move?.type !== 'keep') continue;
      const { board } = (of.after as AllesKaese['view']).open;
      const { front } = board.rows[of.about]!.at(-1)!;
      const verdict = verdictFor(subject.entry.game.moves(of.before), move);
      const isPraised = talk.isPraised(of.before, verdict as never, of.after);
      if (front === 'trap') expect(isPraised).toBe(false);
      if (isPraised || front === 'trap') kept[front] += 1;
    }
  }
  expect(Math.min(kept.cheese, kept.trap)).toBeGreaterThan(20);
});

test('in So ein Mist a bot that would have stopped says who would have taken what, and wishes nobody dung', () => {
  const found = { me: 0, own: 0, others: 0 };
  for (const { remark } of remarksOf('so-ein-mist')) {
    if (remark.kind !== 'rather') continue;
    const reason = mistReason(remark.before as never, remark.verdict as never);
    if (reason.kind !== 'stop') continue;
    const { taker } = reason.stop;
    const [told, german] = [LANGUAGES.en, LANGUAGES.de].map((say) => {
      return HINTS['so-ein-mist'].remark(remark, { say, players, isFresh: true });
    });
    const is = taker === remark.speaker ? 'me' : taker === remark.about ? 'own' : 'others';
    const expected = {
      me: [/A stop would have given me [−+]\d+( ×2)?\.$/, /Ein Stopp hätte mir .* gebracht\.$/],
      own: [/I would have stopped and taken the [−+]\d/, /gestoppt und die .* genommen\.$/],
      others: [/I would have stopped: \S+ would have got [−+]\d/, /: Dann hätte .* bekommen\.$/],
    }[is];
    expect(told).toMatch(expected[0]!);
    expect(german).toMatch(expected[1]!);
    found[is] += 1;
  }
  expect(Math.min(...Object.values(found))).toBeGreaterThan(20);
});

test('in Alles Käse! caution is praised where the odds do not speak for keeping, or with two traps, which is said', () => {
  const { talk } = HINTS['alles-kaese'];
  const found = { two: 0, fewer: 0 };
  for (const { remark } of remarksOf('alles-kaese')) {
    if (remark.kind !== 'praise') continue;
    const { before, verdict } = remark;
    const { kind, traps, unseen, own } = kaeseReason(before as never, verdict as never);
    if (kind !== 'remove') continue;
    const isPraised = talk.isPraised(before, verdict, before);
    const told = HINTS['alles-kaese'].remark(remark, { say: LANGUAGES.en, players, isFresh: true });
    expect(told.includes('with two traps')).toBe(own === 2);
    if (!isPraised) continue;
    if (own < 2) expect(2 * traps).toBeGreaterThanOrEqual(unseen);
    found[own === 2 ? 'two' : 'fewer'] += 1;
  }
  expect(Math.min(...Object.values(found))).toBeGreaterThan(10);
});
