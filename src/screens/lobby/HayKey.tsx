import { StyleSheet, View } from 'react-native';
import {
  Pressable,
  Icon,
  ledge,
  outline,
  Picture,
  radius,
  space,
  target,
  useColours,
  useTextScale,
  Words,
  type IconName,
  type PictureName,
} from '../../ui';
import { Count } from './Count';

interface Props {
  readonly label: string;
  /** What a screen reader says instead. */
  readonly spoken?: string;
  /** How many things are behind it; none where there is no room for it. */
  readonly count?: number;
  readonly icon?: IconName;
  readonly picture?: PictureName;
  readonly onPress: () => void;
}

/** Two of these fit on the narrowest phone, also in German. */
const LEAST = 130;

/** A key that lies in the hay: close round its words, for they have to stay on one line. */
export function HayKey({ label, spoken = label, count = 0, icon, picture, onPress }: Props) {
  const { surface, ink, outline: line } = useColours();
  const scale = useTextScale();
  return (
    <Pressable
      role="button"
      aria-label={spoken}
      onPress={onPress}
      style={[styles.key, { flexBasis: LEAST * scale, backgroundColor: line, borderColor: line }]}
    >
      {({ pressed }) => (
        <View
          style={[styles.face, { backgroundColor: surface }, pressed ? styles.down : styles.up]}
        >
          {icon !== undefined && <Icon name={icon} size={22 * scale} colour={ink} />}
          {picture !== undefined && <Picture name={picture} size={24 * scale} />}
          <View style={styles.words}>
            <Words as="label" align="center">
              {label}
            </Words>
          </View>
          {count > 0 && <Count of={count} />}
        </View>
      )}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  key: {
    minHeight: target + ledge,
    flexGrow: 1,
    overflow: 'hidden',
    borderWidth: outline.normal,
    borderRadius: radius.m,
  },
  face: {
    flexGrow: 1,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 6,
    paddingHorizontal: 2,
    paddingVertical: space.xs,
    borderRadius: radius.m - outline.normal,
  },
  up: { marginBottom: ledge },
  down: { marginTop: ledge },
  words: { flexShrink: 1 },
});
