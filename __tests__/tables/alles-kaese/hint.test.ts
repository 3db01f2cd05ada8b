import { allesKaese } from '../../../src/game-core/games/alles-kaese';
import { reasonFor } from '../../../src/game-core/games/alles-kaese/reason';
import type { AllesKaese, Move, View } from '../../../src/game-core/games/alles-kaese/types';
import { LANGUAGES } from '../../../src/i18n/languages';
import { rankedChoices } from '../../../src/screens/table/hint/ranked';
import type { Hints } from '../../../src/tables/shared/hint-words';
import { allesKaeseHints } from '../../../src/tables/alles-kaese/hint';
import { clearly } from '../../game-core/coach/reasons/clearly';
import { judgedPositions } from '../../game-core/coach/reasons/positions';
import { randomStream } from '../../game-core/support/streams';

const { game } = allesKaese;
const { en, de } = LANGUAGES;
const players = Array.from({ length: 6 }, () => ({ name: 'Anna', bot: null }));
const POSITIONS = judgedPositions<AllesKaese>('alles-kaese', 10);

type Judged = (typeof POSITIONS)[number];

const why = (view: View, verdict: Judged['verdict'], say = en) =>
  allesKaeseHints.why(view, verdict, { say, players, isFresh: true });

/** What a hint may know where all play from memory, or the phone lies open: no front that only one seat has seen. */
function inTheOpen(view: View): View {
  return { ...game.view(game.imagine(view, randomStream('open')), 'table'), seat: view.seat };
}

/** All choices come to the same. */
const asEven = ({ verdict }: Judged) => {
  const same = (move: Move) => JSON.stringify(move) === JSON.stringify(verdict.best!.move);
  const moves = verdict.moves.map((each) => ({ ...each, price: 0 }));
  return { ...verdict, moves, best: moves.find(({ move }) => same(move))! };
};

test('nothing is called unseen that the seat has looked under', () => {
  const found = { unseen: 0, hidden: 0 };
  for (const { view, verdict } of POSITIONS) {
    expect(why(view, verdict)).not.toContain('hidden');
    const open = inTheOpen(view);
    const { holes } = reasonFor(open, verdict);
    const { board } = view.open;
    const opened = board.rows.flat().map(({ card }) => card);
    const hasLooked = view.seen.some(
      ({ card }) => board.backs[card] === holes && !opened.includes(card),
    );
    const [told, german] = [why(open, verdict), why(open, verdict, de)];
    if (/unseen/.test(told)) {
      found.unseen += 1;
      expect([hasLooked, /unbekannte/.test(german)]).toEqual([false, true]);
    }
    if (/still hidden/.test(told)) {
      found.hidden += 1;
      expect([hasLooked, /verdeckte/.test(german)]).toEqual([true, true]);
    }
  }
  expect(Math.min(found.unseen, found.hidden)).toBeGreaterThan(100);
});

test('who has looked under the slice itself hears no odds, and never what lies there', () => {
  let own = 0;
  for (const { view, verdict } of POSITIONS) {
    const card = view.open.board.display[verdict.best!.move.slot];
    if (!view.seen.some((each) => each.card === card)) continue;
    own += 1;
    const told = why(inTheOpen(view), verdict);
    expect([en.kaeseWhy.known, en.kaeseWhy.ownEyes, en.kaeseWhy.even]).toContain(told);
  }
  expect(own).toBeGreaterThan(50);
});

test('where all is even, no fact is told that speaks against the advice', () => {
  const against = /seen it: a trap|probably a trap|know this one/;
  const said = new Set<string>();
  for (const judged of POSITIONS) {
    const told = why(judged.view, asEven(judged));
    said.add(told);
    expect(told).not.toMatch(judged.verdict.best!.move.type === 'remove' ? /cheese with/ : against);
    if (judged.verdict.best!.move.type !== 'peek') continue;
    expect(told).not.toMatch(/no trap among|all \d unseen|both unseen|the one unseen/);
  }
  expect(said).toContain(en.kaeseWhy.even);
});

/** Only the opposite comes to the same as the best choice, whatever else there is. */
const asClose = ({ verdict }: Judged) => {
  const { slot } = verdict.best!.move;
  const moves = verdict.moves.map((each) => {
    return { ...each, price: each.move.slot === slot ? 0 : 0.2 };
  });
  const best = moves.find(
    ({ move }) => JSON.stringify(move) === JSON.stringify(verdict.best!.move),
  );
  return { ...verdict, moves, best: best! };
};

test('where the opposite is as good that is said first, and nothing after it that speaks for the opposite', () => {
  const found = { odds: 0, own: 0, behind: 0, spurned: 0, nothing: 0 };
  for (const judged of POSITIONS) {
    const { type } = judged.verdict.best!.move;
    if (type === 'peek') continue;
    for (const verdict of [asEven(judged), asClose(judged)]) {
      const { traps, unseen, own, behind, isClose } = reasonFor(judged.view, verdict);
      const told = why(judged.view, verdict);
      const german = why(judged.view, verdict, de);
      const even = `${type === 'keep' ? 'Throwing it away' : 'Keeping it'} is about as good.`;
      const gleich = `${type === 'keep' ? 'Wegwerfen' : 'Behalten'} ist etwa genauso gut.`;
      expect([told.startsWith(even), german.startsWith(gleich)]).toEqual([isClose, isClose]);
      if (!isClose) continue;
      const fact = told.slice(even.length).trim();
      if (fact === '') found.nothing += 1;
      else if (fact === en.kaeseWhy.spurned) {
        expect(type).toBe('remove');
        found.spurned += 1;
      } else if (fact.includes('holes: ') || fact.includes('hole: ')) {
        expect(type === 'keep' ? 2 * traps <= unseen : 2 * traps >= unseen).toBe(true);
        found.odds += 1;
      } else if (type === 'remove') {
        expect(fact).toBe(`You have ${own} trap${own === 1 ? '' : 's'}.`);
        expect(own).toBeGreaterThan(0);
        found.own += 1;
      } else {
        expect(fact).toBe(`You are ${behind} hole${behind === 1 ? '' : 's'} behind.`);
        expect(behind).toBeGreaterThan(0);
        found.behind += 1;
      }
      expect(german.slice(gleich.length).trim() === '').toBe(fact === '');
    }
  }
  expect(Math.min(...Object.values(found))).toBeGreaterThan(5);
});

/** All cards with as many holes that the seat has not seen. */
function unseenLike(view: View, holes: number): { count: number; traps: number } {
  const { board } = view.open;
  const fronts = new Map(
    [...board.rows.flat(), ...view.seen].map((each) => [each.card, each.front]),
  );
  const seen = [...fronts].filter(([card]) => board.backs[card] === holes);
  const traps = { 1: 1, 2: 2, 3: 3, 4: 3, 5: 4, 6: 5 }[holes]!;
  const seenTraps = seen.filter(([, front]) => front === 'trap').length;
  return { count: 6 - seen.length, traps: traps - seenTraps };
}

test('to keep a sure trap or throw a sure cheese away is never called as good as what it is worse than', () => {
  const hints = allesKaeseHints as unknown as Hints;
  const found = { trap: 0, cheese: 0, seen: 0 };
  for (const judged of POSITIONS) {
    const { view } = judged;
    const verdict = asEven(judged);
    const ranked = rankedChoices(verdict, hints, view, { say: en, players, isFresh: true });
    const isFolly = ({ weighed }: (typeof ranked)[number]) => {
      const { type, slot } = weighed.move as Move;
      const card = view.open.board.display[slot]!;
      const { count, traps } = unseenLike(view, view.open.board.backs[card]!);
      const seen = view.seen.find((each) => each.card === card)?.front;
      const isTrap = seen === 'trap' || (seen === undefined && traps === count);
      const isCheese = seen === 'cheese' || (seen === undefined && traps === 0);
      if (!(type === 'keep' && isTrap) && !(type === 'remove' && isCheese)) return false;
      found[seen === undefined ? (isTrap ? 'trap' : 'cheese') : 'seen'] += 1;
      return true;
    };
    const [best, ...others] = ranked;
    // The judge advises no folly where anything else is as good.
    if (isFolly(best!)) continue;
    for (const other of others) expect(other.rank).toBe(isFolly(other) ? 'worse' : 'even');
  }
  expect(Math.min(...Object.values(found))).toBeGreaterThan(20);
});

test('who dares a third trap hears of the two in both languages', () => {
  const advised = POSITIONS.map(({ view, verdict }) => ({ view, verdict: clearly(verdict) }));
  const dared = advised.filter(({ view, verdict }) =>
    /but are .* behind\.$/.test(why(view, verdict)),
  );
  expect(dared.length).toBeGreaterThan(20);
  for (const { view, verdict } of dared) {
    expect(why(view, verdict)).toContain('You have 2 traps');
    expect(why(view, verdict, de)).toContain('Du hast 2 und liegst');
  }
});

test('who may keep a trap hears which one loses in both languages', () => {
  let risked = 0;
  for (const { view, verdict } of POSITIONS) {
    const isRisk = why(view, clearly(verdict)).endsWith('; only a third one loses.');
    expect(
      /Du hast (keine|1); erst die dritte verliert\.$/.test(why(view, clearly(verdict), de)),
    ).toBe(isRisk);
    if (isRisk) risked += 1;
  }
  expect(risked).toBeGreaterThan(100);
});

test('who is to look hears at what throw it helps, wherever there is anything to be learned', () => {
  const found = { helps: 0, even: 0, sure: 0 };
  for (const judged of POSITIONS) {
    const { view, verdict } = judged;
    const { type, slot } = verdict.best!.move;
    if (type !== 'peek' || view.seen.some(({ card }) => card === view.open.board.display[slot]))
      continue;
    const holes = view.open.board.backs[view.open.board.display[slot]!]!;
    const { count, traps } = unseenLike(view, holes);
    const isSure = traps === 0 || traps === count;
    for (const each of [asEven(judged), clearly(verdict)]) {
      const isEven = each.moves.every(({ price }) => price <= 0.02);
      const [told, german] = [why(view, each), why(view, each, de)];
      const { isSpurned } = reasonFor(view, each);
      const helps = isSpurned ? !isEven : !isSure;
      expect(told.endsWith(` If a ${holes} comes, you know it.`)).toBe(helps);
      expect(german.endsWith(` Kommt eine ${holes}, weißt du es.`)).toBe(helps);
      if (isEven) expect(told.startsWith(en.kaeseWhy.even)).toBe(true);
      found[helps ? (isEven ? 'even' : 'helps') : 'sure'] += 1;
    }
  }
  expect(Math.min(...Object.values(found))).toBeGreaterThan(10);
});
