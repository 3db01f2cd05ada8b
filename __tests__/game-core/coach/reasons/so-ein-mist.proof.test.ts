import { reasonFor } from '../../../../src/game-core/games/so-ein-mist/reason';
import { FACES, type SoEinMist } from '../../../../src/game-core/games/so-ein-mist/types';
import { betterAheadIn, betterIn, stopsOf, type Stop } from './mist-stops';
import { judgedPositions } from './positions';

const landing = ({ taker, value, isDoubled }: Stop) => ({ taker, value, isDoubled });

test('what a stop gives and what rolling on risks are what the rules make of them', () => {
  const positions = judgedPositions<SoEinMist>('so-ein-mist', 2);
  expect(positions.length).toBeGreaterThan(2000);
  for (const { view, verdict } of positions) {
    const { dice } = view.open;
    const seat = view.seat as number;
    if (verdict.moves.length === 1) {
      expect(reasonFor(view, verdict)).toEqual({ kind: 'only' });
      continue;
    }
    const stops = stopsOf(view);
    const now = stops[dice.at(-1)! - 1]!;
    const others = stops.filter(({ taker }) => taker !== seat);
    const forced = dice.length === 4 ? FACES : dice;
    const own = forced.map((face) => stops[face - 1]!).filter(({ taker }) => taker === seat);
    const worst = Math.min(0, ...own.map(({ worth }) => worth));
    const { worstForced, isEven, ...counted } = reasonFor(view, verdict) as Exclude<
      ReturnType<typeof reasonFor>,
      { kind: 'only' }
    >;
    expect(counted).toEqual({
      kind: verdict.best!.move,
      stop: landing(now),
      better: betterIn(stops, seat, now),
      food: others.filter(({ value }) => value > 0).length,
      dung: others.filter(({ value }) => value < 0).length,
      sparing: stops.filter(({ taker, worth }) => taker === seat || worth < now.worth).length,
      ahead: betterAheadIn(view, now),
      forcing: forced.length,
    });
    const isWorst = (stop: Stop) => stop.worth === worst;
    expect(worstForced ?? 'no dung').toEqual(worst < 0 ? landing(own.find(isWorst)!) : 'no dung');
    const price = Math.max(...verdict.moves.map((each) => each.price));
    expect(isEven).toBe(price <= 0.02);
  }
});
