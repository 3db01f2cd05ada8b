import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWindowDimensions } from 'react-native';
import { useAway } from '../../../ui';
import { GLANCE } from './glance';

/** A look at something private. */
export interface Hold {
  readonly isOpen: boolean;
  /** It was seen at least once, for long enough to be a look. */
  readonly hasShown: boolean;
  /** It may be seen once only, and was. */
  readonly isSpent: boolean;
  readonly onPressIn: () => void;
  readonly onPressOut: () => void;
  /** For who cannot hold: a tap, or the click of a screen reader. */
  readonly onPress: () => void;
}

interface Wish {
  /** What is looked at: another name is another look. */
  readonly name: string;
  /** A tap opens and another one closes; otherwise it is open while it is held. */
  readonly isTap: boolean;
  readonly isOnce: boolean;
  /** Something lies over the table. */
  readonly isCovered: boolean;
  /** It was seen before, say before the table was left. */
  readonly isTaken: boolean;
  /** Counts the only look before anything is shown; false where it was taken elsewhere. */
  readonly take: () => Promise<boolean>;
}

interface Look {
  readonly name: string;
  readonly isHeld: boolean;
  readonly hasShown: boolean;
  /** Of the only look: it is being counted, or it was counted here and may be shown, once. */
  readonly right: 'none' | 'asked' | 'granted';
  /** A phone that is turned shows itself to others. */
  readonly screen: string;
}

/** A press that follows a hold within so many milliseconds is its end. */
const SAME_PRESS = 600;

/**
 * Open while a finger or a key holds it; gone in the same frame on release, blur, app switch and rotation, and when
 * something comes to lie over it.
 * A press without a hold comes from a screen reader: it opens and closes. What may be seen once only opens as
 * soon as the look counts, never before: a touch that is too short for a look shows nothing.
 */
export function useHold({ name, isTap, isOnce, isCovered, isTaken, take }: Wish): Hold {
  const { width, height } = useWindowDimensions();
  const screen = `${width} ${height}`;
  const untouched = { name, isHeld: false, hasShown: false, right: 'none', screen } as const;
  const [stored, setLook] = useState<Look>(untouched);
  /** When it was let go; a key that is held down clicks before that. */
  const letGoAt = useRef(-Infinity);
  const close = useCallback(() => setLook((look) => ({ ...look, isHeld: false })), []);
  const isAway = useAway(close);
  // What was held when the key went away, or was covered, is not held when it comes back.
  if (stored.isHeld && (isCovered || stored.name !== name)) close();

  const look = stored.name === name ? stored : untouched;
  const { right } = look;
  const isHeld = look.isHeld && look.screen === screen && !isAway && !isCovered;
  const isOpen = isHeld && (!isOnce || right === 'granted');
  const hasShown = look.hasShown || (isTaken && right === 'none');
  const isSpent = isOnce && hasShown && !isOpen;
  const isToCount = isHeld && !hasShown && right === 'none';

  const change = (which: string, changed: Partial<Look>) =>
    setLook((now) => (now.name === which ? { ...now, ...changed } : now));
  const answered = useEffectEvent((asked: string, isNew: boolean) =>
    // Whoever has let go meanwhile may still take the look that was counted.
    change(
      asked,
      isNew ? { right: 'granted', hasShown: isHeld } : { right: 'none', hasShown: true },
    ),
  );
  const count = useEffectEvent(() => {
    if (!isOnce) return change(name, { hasShown: true });
    change(name, { right: 'asked' });
    void take().then((isNew) => answered(name, isNew));
  });
  useEffect(() => {
    if (!isToCount) return undefined;
    const timer = setTimeout(() => count(), GLANCE);
    return () => clearTimeout(timer);
  }, [name, isToCount]);

  const open = () => {
    if (isSpent) return;
    setLook({ name, isHeld: true, hasShown: hasShown || right === 'granted', right, screen });
  };
  return {
    isOpen,
    hasShown,
    isSpent,
    onPressIn() {
      if (isTap) return;
      letGoAt.current = Infinity;
      open();
    },
    onPressOut() {
      if (isTap) return;
      letGoAt.current = Date.now();
      close();
    },
    onPress() {
      if (!isTap && Date.now() - letGoAt.current < SAME_PRESS) return;
      if (isHeld) close();
      else open();
    },
  };
}
