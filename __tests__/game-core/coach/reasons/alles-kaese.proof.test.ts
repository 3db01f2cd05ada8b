import { allesKaese } from '../../../../src/game-core/games/alles-kaese';
import { PACK } from '../../../../src/game-core/games/alles-kaese/cards';
import { reasonFor } from '../../../../src/game-core/games/alles-kaese/reason';
import type { AllesKaese } from '../../../../src/game-core/games/alles-kaese/types';
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
    const { isSpurned, ...counted } = reasonFor(view, verdict);
    expect(counted).toEqual({
      kind: type,
      holes,
      front: fronts.get(card) ?? null,
      unseen: all.length - alike.length,
      traps:
        all.filter(({ front }) => front === 'trap').length -
        alike.filter(([, front]) => front === 'trap').length,
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
