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
  /** It was seen before, say before the table was left. */
  readonly isTaken: boolean;
  readonly onSeen: () => void;
}

interface Look {
  readonly name: string;
  readonly isOpen: boolean;
  readonly hasShown: boolean;
  /** A phone that is turned shows itself to others. */
  readonly screen: string;
}

/** A press that follows a hold within so many milliseconds is its end. */
const SAME_PRESS = 600;

/**
 * Open while a finger or a key holds it; gone in the same frame on release, blur, app switch and rotation.
 * A press without a hold comes from a screen reader: it opens and closes.
 */
export function useHold({ name, isTap, isOnce, isTaken, onSeen }: Wish): Hold {
  const { width, height } = useWindowDimensions();
  const screen = `${width} ${height}`;
  const [stored, setLook] = useState<Look>({ name, isOpen: false, hasShown: false, screen });
  /** When it was let go; a key that is held down clicks before that. */
  const letGoAt = useRef(-Infinity);
  const close = useCallback(() => setLook((look) => ({ ...look, isOpen: false })), []);
  const isAway = useAway(close);

  const look = stored.name === name ? stored : { name, isOpen: false, hasShown: false, screen };
  const isOpen = look.isOpen && look.screen === screen && !isAway;
  const hasShown = look.hasShown || isTaken;
  const isSpent = isOnce && hasShown && !isOpen;

  const seen = useEffectEvent(() => {
    setLook((now) => ({ ...now, hasShown: true }));
    onSeen();
  });
  useEffect(() => {
    if (!isOpen || hasShown) return undefined;
    const timer = setTimeout(() => seen(), GLANCE);
    return () => clearTimeout(timer);
  }, [name, isOpen, hasShown]);

  const open = () => {
    if (!isSpent) setLook({ name, isOpen: true, hasShown, screen });
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
      if (isOpen) close();
      else open();
    },
  };
}
