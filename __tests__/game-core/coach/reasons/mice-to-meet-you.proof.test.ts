import { miceToMeetYou } from '../../../../src/game-core/games/mice-to-meet-you';
import { cardsIn, isDiceCard } from '../../../../src/game-core/games/mice-to-meet-you/cards';
import { reasonFor } from '../../../../src/game-core/games/mice-to-meet-you/reason';
import type { Mice, State } from '../../../../src/game-core/games/mice-to-meet-you/types';
import { judgedPositions } from './positions';

const { game } = miceToMeetYou;

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
const miceAt = ({ table }: State, seat: number) => sum(cardsIn(table.houses[seat]!.hand));

/** Who is asked one after the other while everybody passes: those who could use what is left. */
function askedAfter(state: State): number[] {
  const asked: number[] = [];
  let now = state;
  while (now.asked !== null && now.tray?.left !== null) {
    asked.push(now.asked);
    now = game.apply(now, { by: now.asked, move: { type: 'pass' } });
  }
  return asked;
}

test('what is caught, who can use the rest and how it ends is what the rules make of it', () => {
  const positions = judgedPositions<Mice>('mice-to-meet-you', 3);
  expect(positions.length).toBeGreaterThan(2000);
  const found = new Set<string>();
  for (const { view, verdict } of positions) {
    const { open } = view;
    const seat = view.seat as number;
    const { move } = verdict.best!;
    const after = game.apply(open, { by: seat, move });
    const left = { total: after.tray!.left ?? 0, users: askedAfter(after) };
    const reason = reasonFor(view, verdict);
    found.add(reason.kind);
    if (after.over) {
      const mice = after.table.houses.map((_, each) => miceAt(after, each));
      const rivals = mice.filter((_, each) => each !== seat);
      expect(reason).toEqual({ kind: 'ends', mice: mice[seat], rivalMice: Math.min(...rivals) });
    } else if (move.type === 'pass') {
      const active = (open.setting.start! + open.turn) % open.table.houses.length;
      expect(reason).toEqual({ kind: 'pass', to: active, isOwn: open.table.supply === 0 });
    } else if (move.type === 'miss') {
      const isForced = game.moves(view).every(({ type }) => type === 'miss');
      const isEven = verdict.moves.some((each) => each.move.type !== 'miss' && each.price <= 0.02);
      expect(reason).toEqual({ kind: 'miss', isForced, isEven, left });
    } else if (isDiceCard(move.card)) {
      const toGo = 4 - cardsIn(after.table.houses[seat]!.down).length;
      expect(reason).toEqual({ kind: 'turned', toGo, left });
    } else {
      expect(reason).toEqual({ kind: 'caught', card: move.card, mice: miceAt(after, seat), left });
      expect(miceAt(open, seat) - miceAt(after, seat)).toBe(move.card);
    }
  }
  expect(found.size).toBe(5);
});
