import { useState } from 'react';
import type { Play } from '../../session/director';
import type { Session } from '../../session/session';
import type { Step } from '../../session/story';

/** What has happened, as far as the board has shown it: nobody reads a number before the die has landed. */
export function useShownStory(session: Session, { scene, isShown }: Play): readonly Step[] {
  // Whoever comes back to a table finds it as it is.
  const [kept, setKept] = useState(() => ({ scene, story: session.story() }));
  if (!isShown || kept.scene === scene) return kept.story;
  const now = { scene, story: session.story() };
  setKept(now);
  return now.story;
}
