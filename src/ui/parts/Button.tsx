import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Icon, type IconName } from '../art/Icon';
import { Picture, type PictureName } from '../art/Picture';
import { noPressDelay } from '../press-delay';
import { useOwnTextScale, useTextScale } from '../text-scale';
import type { Accent, AccentName, Colours } from '../theme/colours';
import { litShadow } from '../theme/lit';
import { largeText, ledge, outline, radius, space, target } from '../theme/measures';
import { useColours } from '../theme/ThemeProvider';
import type { TailGuard } from '../useTailGuard';
import { Pressable } from './Pressable';
import { Words } from './Words';

export type ButtonKind = 'primary' | 'quiet' | 'danger';

interface Props extends TailGuard {
  readonly label: string;
  /** What a screen reader says instead, where several keys on a screen have the same label. */
  readonly spoken?: string;
  /** A second line that says what comes of it: "move 4: you take +8". */
  readonly hint?: string;
  readonly kind?: ButtonKind;
  /** The game whose colour it has. */
  readonly accent?: AccentName;
  readonly icon?: IconName;
  readonly picture?: PictureName;
  /** A picture of what comes of it, after the label; the hint has it in words. */
  readonly beside?: ReactNode;
  /** The same on a line of its own. */
  readonly below?: ReactNode;
  readonly disabled?: boolean;
  /** Light round it: this is the one that a hint means. */
  readonly lit?: boolean;
  /** Little room for words: they may come close to its edges, and very large ones are a little smaller. */
  readonly tight?: boolean;
  /** Takes its share of the width; in a row that wraps, large words make it take a whole line. */
  readonly wide?: boolean;
  /** What it does changes while it stays: it never takes the second tap of a double tap. */
  readonly changes?: boolean;
  readonly onPress: () => void;
}

function lookOf(
  kind: ButtonKind,
  accent: AccentName,
  colours: Colours,
): Omit<Accent, 'soft' | 'text'> {
  switch (kind) {
    case 'primary':
      return colours.accents[accent];
    case 'danger':
      return colours.danger;
    case 'quiet':
      return { fill: colours.surface, edge: colours.sunken, on: colours.ink };
  }
}

/** Two of them side by side fill a narrow phone. */
const WIDE = 130;

/** A chunky key that goes down under the finger. */
export function Button(props: Props) {
  const { label, hint, kind = 'primary', accent = 'mist', icon, picture, disabled = false } = props;
  const { spoken = label } = props;
  const colours = useColours();
  const scale = useOwnTextScale();
  const isLarge = useTextScale() >= largeText;
  const look = disabled
    ? { fill: colours.sunken, edge: colours.sunken, on: colours.inkSoft }
    : lookOf(kind, accent, colours);
  const border = kind === 'quiet' || disabled ? colours.line : colours.outline;
  return (
    <Pressable
      {...noPressDelay}
      role="button"
      aria-label={hint === undefined ? spoken : `${spoken}: ${hint}`}
      aria-disabled={disabled}
      disabled={disabled}
      changes={props.changes ?? false}
      isHandedOver={props.isHandedOver}
      followsThrow={props.followsThrow}
      onPress={props.onPress}
      style={[
        styles.key,
        props.wide && { flexGrow: 1, flexShrink: 1, flexBasis: WIDE * scale },
        { backgroundColor: look.edge, borderColor: border },
        disabled && styles.dashed,
        props.lit && { boxShadow: litShadow(colours) },
      ]}
    >
      {({ pressed }) => (
        <View
          style={[
            styles.face,
            { backgroundColor: look.fill },
            props.tight && styles.tight,
            (pressed || disabled) && styles.down,
          ]}
        >
          <View style={styles.first}>
            {icon !== undefined && (
              <View style={styles.rigid}>
                <Icon name={icon} size={24 * scale} colour={look.on} />
              </View>
            )}
            {picture !== undefined && (
              <View style={styles.rigid}>
                <Picture name={picture} size={28 * scale} />
              </View>
            )}
            <View style={styles.words}>
              <Words
                as={props.tight && isLarge ? 'smallStrong' : 'label'}
                colour={look.on}
                align="center"
              >
                {label}
              </Words>
            </View>
            {props.beside !== undefined && (
              <View aria-hidden style={styles.rigid}>
                {props.beside}
              </View>
            )}
          </View>
          {props.below}
          {hint !== undefined && (
            <Words as="small" colour={look.on} align="center">
              {hint}
            </Words>
          )}
        </View>
      )}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  key: {
    minHeight: target + ledge,
    minWidth: target,
    borderWidth: outline.normal,
    borderRadius: radius.m,
    // Not shrinking: in a column that would cut off the words.
    maxWidth: '100%',
    overflow: 'hidden',
  },
  dashed: { borderStyle: 'dashed' },
  face: {
    flexGrow: 1,
    marginBottom: ledge,
    paddingHorizontal: space.l,
    paddingVertical: space.s,
    borderBottomLeftRadius: radius.m - outline.normal,
    borderBottomRightRadius: radius.m - outline.normal,
    alignItems: 'center',
    justifyContent: 'center',
  },
  tight: { paddingHorizontal: space.xs },
  down: { marginBottom: 0, marginTop: ledge },
  first: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.s,
  },
  words: { flexShrink: 1 },
  rigid: { flexShrink: 0 },
});
