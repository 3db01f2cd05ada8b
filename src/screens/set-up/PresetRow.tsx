import { StyleSheet, View } from 'react-native';
import { usePhrases } from '../../i18n';
import {
  Pressable,
  Icon,
  IconButton,
  outline,
  radius,
  space,
  target,
  useColours,
  useTextScale,
  Words,
  type AccentName,
} from '../../ui';

interface Props {
  readonly name: string;
  /** What these rules are. */
  readonly line: string;
  readonly isInUse: boolean;
  readonly accent: AccentName;
  readonly onChoose: () => void;
  /** Absent where it is not for people to change. */
  readonly onRename?: () => void;
  readonly onForget?: () => void;
}

/** House rules by their name: a tap takes them up. */
export function PresetRow(props: Props) {
  const { name, line, isInUse, onChoose, onRename, onForget } = props;
  const say = usePhrases();
  const colours = useColours();
  const { soft, text } = colours.accents[props.accent];
  // Words that have grown push the keys below them rather than break.
  const narrowest = { flexBasis: NARROWEST * useTextScale() };
  return (
    <View style={styles.row}>
      <Pressable
        role="button"
        aria-label={[name, line, ...(isInUse ? [say.setUp.inUse] : [])].join('. ')}
        onPress={onChoose}
        style={({ pressed }) => [
          styles.choose,
          narrowest,
          {
            backgroundColor: isInUse ? soft : pressed ? colours.sunken : colours.surface,
            borderColor: isInUse ? text : colours.line,
          },
        ]}
      >
        <View style={styles.words}>
          <Words as="label" colour={isInUse ? text : colours.ink}>
            {name}
          </Words>
          <Words as="small" colour={isInUse ? colours.ink : colours.inkSoft}>
            {line}
          </Words>
        </View>
        {isInUse && <Icon name="check" size={24} colour={text} />}
      </Pressable>
      {onRename !== undefined && (
        <IconButton icon="pencil" label={say.setUp.rename(name)} onPress={onRename} />
      )}
      {onForget !== undefined && (
        <IconButton icon="remove" label={say.setUp.forget(name)} onPress={onForget} />
      )}
    </View>
  );
}

const NARROWEST = 150;

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: space.s,
  },
  choose: {
    flexGrow: 1,
    flexShrink: 1,
    minHeight: target,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    paddingHorizontal: space.m,
    paddingVertical: space.s,
    borderWidth: outline.normal,
    borderRadius: radius.m,
  },
  words: { flex: 1 },
});
