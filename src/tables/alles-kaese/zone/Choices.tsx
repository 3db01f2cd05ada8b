import { usePhrases } from '../../../i18n';
import { Button, largeText, useColours, useTextScale } from '../../../ui';
import { useOwnTextScale } from '../../../ui/text-scale';
import { Keys } from '../../shared/zone/Keys';
import type { Layout } from '../layout/layout';
import { Plate } from '../pieces/signs';

interface Props {
  readonly layout: Layout;
  /** What comes of keeping, in full and as the key has room for it; null until a slice is chosen. */
  readonly keepLine: { readonly spoken: string; readonly shown: string | null } | null;
  /** The one that a hint calls best. */
  readonly lit?: 'keep' | 'remove' | null;
  /** The slice is chosen without a tap: whoever still taps at what was there before must not decide. */
  readonly followsThrow?: boolean;
  readonly onKeep: () => void;
  readonly onThrowAway: () => void;
}

/** On half of a narrow phone there is room for few words only. */
export function isNarrow({ stacksKeys, zone }: Layout): boolean {
  return !stacksKeys && zone.width < 380;
}

/** Keep or throw away, each with what comes of it. */
export function Choices(props: Props) {
  const { layout, keepLine, lit = null, followsThrow = false, onKeep, onThrowAway } = props;
  const { allesKaese: say } = usePhrases();
  const { accents, ink, inkSoft } = useColours();
  const scale = useOwnTextScale();
  const { stacksKeys, isWide } = layout;
  const isLarge = useTextScale() >= largeText;
  // Half of a column, or all of it in large words, is little room.
  const isTight = isWide && (isLarge || !stacksKeys);
  const isBare = isTight && isLarge;
  const isChosen = keepLine !== null;
  // Never two bright keys: while a hint is open, the best one is.
  const throwsAway = lit === 'remove';
  const onKeepKey = throwsAway ? ink : accents.cheese.on;
  const hasHints = isChosen && keepLine.shown !== null;
  return (
    <Keys isStacked={stacksKeys}>
      <Button
        wide={!stacksKeys}
        tight={isTight}
        followsThrow={followsThrow}
        accent="cheese"
        kind={throwsAway ? 'quiet' : 'primary'}
        lit={lit === 'keep'}
        label={say.keep}
        spoken={isChosen && !hasHints ? `${say.keep}: ${keepLine.spoken}` : undefined}
        hint={keepLine?.shown ?? undefined}
        beside={
          isBare ? undefined : <Plate size={24 * scale} colour={isChosen ? onKeepKey : inkSoft} />
        }
        disabled={!isChosen}
        onPress={onKeep}
      />
      <Button
        wide={!stacksKeys}
        tight={isTight}
        followsThrow={followsThrow}
        accent="cheese"
        kind={throwsAway ? 'primary' : 'quiet'}
        lit={lit === 'remove'}
        icon={isBare || isNarrow(layout) ? undefined : 'remove'}
        label={say.throwAway}
        hint={hasHints ? say.nobodySees : undefined}
        disabled={!isChosen}
        onPress={onThrowAway}
      />
    </Keys>
  );
}
