import { useState } from 'react';
import type { Play } from '../../session/director';
import type { Session } from '../../session/session';
import type { Step } from '../../session/story';
import type { GameTable } from '../../tables/shared/game-table';
import { storyBeforeLook } from './log';

/** What has happened, as far as the board has shown it: nobody reads a number before the die has landed. */
export function useShownStory(
  session: Session,
  table: GameTable,
  { scene, isShown, isLookDue }: Play,
): readonly Step[] {
  const story = () => (isLookDue ? storyBeforeLook(session.story(), table) : session.story());
  // Whoever comes back to a table finds it as it is.
  const [kept, setKept] = useState(() => ({ scene, story: story() }));
  if (!isShown || kept.scene === scene) return kept.story;
  const now = { scene, story: story() };
  setKept(now);
  return now.story;
}
