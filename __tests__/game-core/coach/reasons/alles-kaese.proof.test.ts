import { allesKaese } from '../../../../src/game-core/games/alles-kaese';
import { PACK } from '../../../../src/game-core/games/alles-kaese/cards';
import {
  factsOf,
  isPointless,
  reasonFor,
} from '../../../../src/game-core/games/alles-kaese/reason';
import type { AllesKaese, Move } from '../../../../src/game-core/games/alles-kaese/types';
import { randomStream } from '../../support/streams';
import { judgedPositions, verdictFor } from './positions';

test('traps are counted among what the seat has not seen', () => {
  const positions = judgedPositions<AllesKaese>('alles-kaese', 20);
  expect(positions.length).toBeGreaterThan(2000);
  for (const { view, verdict } of positions) {
    const { board } = view.open;
    const { type, slot } = verdict.best!.move;
    const card = board.display[slot]!;
    const holes = board.backs[card]!;
    const fronts = new Map(
      [...board.rows.flat(), ...view.seen].map((each) => [each.card, each.front]),
    );
    const alike = [...fronts].filter(([each]) => board.backs[each] === holes);
    const all = PACK.filter((each) => each.holes === holes);
    const plates = board.rows.map((row) =>
      row.reduce((sum, each) => sum + (each.front === 'cheese' ? board.backs[each.card]! : 0), 0),
    );
    const looked = new Set(
      view.open.log.flatMap(({ type: did, card: at }, turn) => {
        const { start, config } = view.open.setting;
        return did === 'peek' && (start + turn) % config.seats === view.seat ? [at] : [];
      }),
    );
    const { isSpurned, ...counted } = reasonFor(view, verdict);
    const isFolly = (move: Move) => {
      const { kind, front, traps, unseen } = factsOf(view, move);
      const share = front === null ? traps / unseen : Number(front === 'trap');
      return kind !== 'peek' && share === Number(kind === 'keep');
    };
    const isAsGood = ({ move, price }: (typeof verdict.moves)[number]) =>
      price <= 0.02 && (!isFolly(move) || isPointless(factsOf(view, verdict.best!.move)));
    expect(counted).toEqual({
      kind: type,
      holes,
      front: fronts.get(card) ?? null,
      hasLooked: looked.has(card),
      unseen: all.length - alike.length,
      traps:
        all.filter(({ front }) => front === 'trap').length -
        alike.filter(([, front]) => front === 'trap').length,
      // A seat knows what it has looked at.
      knowsMore: false,
      isEven: verdict.moves.every(isAsGood),
      isClose: verdict.moves.some(
        (each) =>
          type !== 'peek' && each.move.slot === slot && each.move.type !== type && isAsGood(each),
      ),
      own: board.rows[view.seat as number]!.filter(({ front }) => front === 'trap').length,
      behind: Math.max(...plates) - plates[view.seat as number]!,
    });
    // Nobody spurns what only this seat has looked at, or nobody has.
    const others = view.open.log.some(({ type: did, card: at }, turn) => {
      const { start, config } = view.open.setting;
      return did === 'peek' && at === card && (start + turn) % config.seats !== view.seat;
    });
    expect(isSpurned && !others).toBe(false);
  }
});

test('in the open a seat that has looked under a slice knows more of its kind than the odds say', () => {
  const { game } = allesKaese;
  const found = { more: 0, no: 0 };
  for (const { view, verdict } of judgedPositions<AllesKaese>('alles-kaese', 5)) {
    const { board } = view.open;
    const holes = board.backs[board.display[verdict.best!.move.slot]!];
    const opened = board.rows.flat().map(({ card }) => card);
    const isMore = view.seen.some(
      ({ card }) => board.backs[card] === holes && !opened.includes(card),
    );
    const state = game.imagine(view, randomStream('open'));
    const open = { ...game.view(state, 'table'), seat: view.seat };
    expect(reasonFor(open, verdict).knowsMore).toBe(isMore);
    found[isMore ? 'more' : 'no'] += 1;
  }
  expect(Math.min(found.more, found.no)).toBeGreaterThan(100);
});

test('a reason is the same whatever lies where the seat has not looked', () => {
  const { game } = allesKaese;
  judgedPositions<AllesKaese>('alles-kaese').forEach(({ view, verdict }, nth) => {
    const elsewhere = game.view(game.imagine(view, randomStream(`${nth}`)), view.seat);
    const { move } = verdict.best!;
    expect(reasonFor(elsewhere, verdictFor(game.moves(elsewhere), move))).toEqual(
      reasonFor(view, verdict),
    );
  });
});
