import { StyleSheet, View } from 'react-native';
import { usePhrases } from '../../../i18n';
import {
  largeText,
  ledge,
  outline,
  Pressable,
  radius,
  space,
  target,
  useColours,
  useTextScale,
  Words,
} from '../../../ui';
import { noPressDelay } from '../../../ui/press-delay';
import { Eye } from '../pieces/signs';
import { heldBy } from './held-by';
import type { Hold } from './useHold';

interface Props {
  readonly hold: Hold;
  readonly isTap: boolean;
  /** No second line, and a smaller eye. */
  readonly isTerse: boolean;
  /** Why nobody may go on yet. */
  readonly refusal: string | null;
}

/** The big key under a thumb that shows what is private while it is held. */
export function HoldKey({ hold, isTap, isTerse, refusal }: Props) {
  const { allesKaese: say } = usePhrases();
  const { accents, outline: ink, sunken, inkSoft } = useColours();
  const { fill, edge, on, soft, text } = accents.cheese;
  const { isOpen, isSpent } = hold;
  const label = isTap ? (isOpen ? say.hide : say.show) : isOpen ? say.letGo : say.holdKey;
  const why = refusal ?? (isSpent ? say.seenOnce : null);
  const line = why ?? (isTap || isTerse ? null : say.holdLine);
  const isLarge = useTextScale() >= largeText;
  // In large words a key that is off says why, and nothing else.
  const isOff = isLarge && isSpent;
  const shown = isOff ? say.seenOnce : label;
  const eye = isTerse ? 22 : 30;
  const colour = isSpent ? inkSoft : on;
  return (
    <Pressable
      {...noPressDelay}
      role="button"
      aria-label={line === null ? label : `${label}: ${line}`}
      aria-disabled={isSpent}
      disabled={isSpent}
      {...heldBy(hold)}
      style={[
        styles.key,
        { backgroundColor: isSpent ? sunken : isOpen ? fill : edge, borderColor: ink },
      ]}
    >
      <View
        style={[
          styles.face,
          { backgroundColor: isSpent ? sunken : fill },
          isOpen ? styles.down : styles.up,
        ]}
      >
        {!isLarge && (
          <View
            style={[
              styles.eye,
              { padding: isTerse ? 5 : 9, backgroundColor: soft, borderColor: ink },
            ]}
          >
            <Eye size={eye} colour={text} />
          </View>
        )}
        <View style={styles.words}>
          <Words as={isLarge ? 'smallStrong' : 'label'} colour={colour}>
            {shown}
          </Words>
          {line !== null && !isOff && (
            <Words as="small" colour={colour}>
              {line}
            </Words>
          )}
        </View>
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  key: {
    flexGrow: 1,
    minHeight: target + ledge,
    borderWidth: outline.normal,
    borderRadius: radius.m,
    overflow: 'hidden',
    userSelect: 'none',
  },
  face: {
    flexGrow: 1,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.m,
    paddingHorizontal: space.m,
    paddingVertical: space.xs,
    pointerEvents: 'none',
  },
  up: { marginBottom: ledge },
  down: { marginTop: ledge },
  eye: { borderRadius: radius.round, borderWidth: outline.thin },
  words: { flexShrink: 1 },
});
