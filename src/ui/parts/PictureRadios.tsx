import { StyleSheet, View } from 'react-native';
import { Picture, type PictureName } from '../art/Picture';
import { useRadioKeys } from '../radio-keys';
import { useOwnTextScale } from '../text-scale';
import type { AccentName } from '../theme/colours';
import { outline, radius, space, target } from '../theme/measures';
import { useColours } from '../theme/ThemeProvider';
import { Pressable } from './Pressable';
import { Words } from './Words';

interface PictureChoice<T> {
  readonly value: T;
  readonly picture: PictureName;
  /** Under the picture. */
  readonly name: string;
  /** All that a screen reader says, where it is more than the name. */
  readonly label?: string;
  readonly disabled?: boolean;
}

interface Props<T> {
  /** What is chosen here. */
  readonly label: string;
  readonly choices: readonly PictureChoice<T>[];
  readonly value: T;
  readonly accent?: AccentName;
  readonly onChange: (value: T) => void;
}

/** Four stand side by side on a narrow phone. */
const TILE = 66;
const WIDEST = 1.5 * TILE;
const PICTURE = 40;
const FILLERS = [1, 2, 3];

/** One of several pictures, such as an animal. */
export function PictureRadios<T extends string | null>(props: Props<T>) {
  const { label, choices, value, accent = 'mist', onChange } = props;
  const colours = useColours();
  const keys = useRadioKeys(choices, value, onChange);
  const scale = useOwnTextScale();
  const { soft, text } = colours.accents[accent];
  const width = { flexBasis: TILE * scale, maxWidth: WIDEST * scale };
  return (
    <View {...keys.group} role="radiogroup" aria-label={label} style={styles.group}>
      {choices.map((choice) => {
        const isChosen = choice.value === value;
        const isOff = choice.disabled === true && !isChosen;
        return (
          <Pressable
            key={choice.value}
            {...keys.radio(choice.value)}
            role="radio"
            aria-checked={isChosen}
            aria-disabled={isOff}
            aria-label={choice.label ?? choice.name}
            disabled={isOff}
            onPress={() => onChange(choice.value)}
            style={[
              styles.tile,
              width,
              {
                backgroundColor: isChosen ? soft : isOff ? colours.sunken : colours.surface,
                borderColor: isChosen ? text : colours.line,
                borderWidth: isChosen ? outline.thick : outline.normal,
                paddingVertical: isChosen ? space.s : space.s + outline.thick - outline.normal,
              },
              isOff && styles.dashed,
            ]}
          >
            <View style={isOff && styles.faint}>
              <Picture name={choice.picture} size={PICTURE} />
            </View>
            <Words
              as="smallStrong"
              align="center"
              colour={isChosen ? text : isOff ? colours.inkSoft : colours.ink}
            >
              {choice.name}
            </Words>
          </Pressable>
        );
      })}
      {/* The last row has tiles as wide as the others'. */}
      {FILLERS.map((nth) => (
        <View key={nth} style={[styles.filler, width]} />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  group: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  tile: {
    minWidth: target,
    minHeight: target,
    flexGrow: 1,
    alignItems: 'center',
    gap: space.xs,
    borderRadius: radius.m,
  },
  filler: { flexGrow: 1, height: 0 },
  dashed: { borderStyle: 'dashed' },
  faint: { opacity: 0.45 },
});
