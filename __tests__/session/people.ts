import { createChance, pick, seedFromText } from '../../src/game-core/kernel/chance';
import { isOver, type Match } from '../../src/game-core/kernel/match';
import type { Session } from '../../src/session/session';

/** One step of the game; what people decide follows from the moment alone. */
export async function step(session: Session): Promise<void> {
  const { match, next } = session.state.getState();
  if (next.kind !== 'people') return session.proceed();
  const { game } = match.origin;
  const [seat = -1] = next.seats;
  const random = createChance(seedFromText('people')).draw(`${match.length}`);
  await session.decide(seat, pick(game.moves(game.view(match.state, seat)), random));
}

export async function playOn(session: Session): Promise<Match> {
  while (!isOver(session.state.getState().match)) await step(session);
  return session.state.getState().match;
}
