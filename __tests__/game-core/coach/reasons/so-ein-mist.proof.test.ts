import { soEinMist } from '../../../../src/game-core/games/so-ein-mist';
import { animalOf, valueOf } from '../../../../src/game-core/games/so-ein-mist/cards';
import { reasonFor } from '../../../../src/game-core/games/so-ein-mist/reason';
import {
  FACES,
  type Face,
  type SoEinMist,
  type View,
} from '../../../../src/game-core/games/so-ein-mist/types';
import { randomStream } from '../../support/streams';
import { judgedPositions } from './positions';

/** Who takes what when the seat that decides stops with that face: found by playing it. */
function stopWith(view: View, face: Face) {
  const { game } = soEinMist;
  const state = game.imagine(view, randomStream('any'));
  const rolled = { ...state, open: { ...state.open, dice: [face], rolling: false } };
  const { taken } = game.apply(rolled, { by: view.seat as number, move: 'stop' }).open.board;
  const before = view.open.board.taken;
  const taker = taken.findIndex((pile, seat) => pile.length > before[seat]!.length);
  const card = taken[taker]!.at(-1)!;
  const { animals, config } = view.open.setting;
  const times = config.options.doubling && animalOf(card) === animals[taker] ? 2 : 1;
  return { taker, value: times * valueOf(card) };
}

test('what a stop gives and what rolling on risks are what the rules make of them', () => {
  const positions = judgedPositions<SoEinMist>('so-ein-mist', 2);
  expect(positions.length).toBeGreaterThan(2000);
  for (const { view, verdict } of positions) {
    const { dice } = view.open;
    if (verdict.moves.length === 1) {
      expect(reasonFor(view, verdict)).toEqual({ kind: 'only' });
      continue;
    }
    const gains = FACES.map((face) => {
      const { taker, value } = stopWith(view, face);
      return taker === view.seat ? value : 0;
    });
    const stop = stopWith(view, dice.at(-1)!);
    const now = gains[dice.at(-1)! - 1]!;
    const forced = dice.length === 4 ? FACES : dice;
    expect(reasonFor(view, verdict)).toEqual({
      kind: verdict.best!.move,
      stop,
      better: gains.filter((gain) => gain > now).length,
      forcing: forced.length,
      worstForced: Math.min(...forced.map((face) => gains[face - 1]!)),
    });
  }
});
