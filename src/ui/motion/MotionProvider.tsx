import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import { AccessibilityInfo } from 'react-native';
import { ReducedMotionConfig, ReduceMotion, useReducedMotion } from 'react-native-reanimated';
import { durations, speedFactor, type DurationName, type Speed } from '../theme/durations';

export interface Motion {
  /** Travel is replaced by a fade: the device or the person asks for it. */
  readonly reduced: boolean;
  /** The person wants no animations: nothing has to be waited for. */
  readonly still: boolean;
  /** How long something takes at the chosen speed. */
  ms(name: DurationName): number;
}

/** How things move at a speed, on a device that may ask for less of it. */
export const motionAt = (speed: Speed, deviceReduces: boolean): Motion => ({
  reduced: deviceReduces || speed === 'off',
  still: speed === 'off',
  ms: (name) => durations[name] * speedFactor[speed],
});

const MotionContext = createContext<Motion>(motionAt('normal', false));

/** Reanimated asks the device once, at the start; people may change their mind later. */
function useDeviceReducesMotion(atStart: boolean): boolean {
  const [reduces, setReduces] = useState(atStart);
  useEffect(() => {
    let isHere = true;
    void AccessibilityInfo.isReduceMotionEnabled().then((answer) => {
      if (isHere) setReduces(answer);
    });
    const listener = AccessibilityInfo.addEventListener('reduceMotionChanged', setReduces);
    return () => {
      isHere = false;
      listener.remove();
    };
  }, []);
  return reduces;
}

interface Props {
  readonly speed?: Speed;
  readonly children: ReactNode;
}

export function MotionProvider({ speed = 'normal', children }: Props) {
  const atStart = useReducedMotion();
  const deviceReduces = useDeviceReducesMotion(atStart);
  const motion = useMemo(() => motionAt(speed, deviceReduces), [speed, deviceReduces]);
  return (
    <MotionContext value={motion}>
      {motion.reduced !== atStart && (
        <ReducedMotionConfig mode={motion.reduced ? ReduceMotion.Always : ReduceMotion.Never} />
      )}
      {children}
    </MotionContext>
  );
}

export function useMotion(): Motion {
  return use(MotionContext);
}
