import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Icon, type IconName } from '../art/Icon';
import type { PictureName } from '../art/Picture';
import { useGrowth } from '../growth';
import { useOwnTextScale, useTextScale } from '../text-scale';
import type { AccentName } from '../theme/colours';
import { largeText, outline, radius, space, target } from '../theme/measures';
import { useColours } from '../theme/ThemeProvider';
import { BotMark } from './BotMark';
import { Portrait } from './Portrait';
import { Strength, type Level } from './Strength';
import { Tappable } from './Tappable';
import { ThinkingSign } from './ThinkingSign';
import { DrawnWords, Words } from './Words';

export interface Count {
  readonly icon: IconName;
  readonly value: number;
}

/** The name beside the picture or a smaller one, above it, or none where words are too large for it. */
export type ChipShape = 'beside' | 'close' | 'above' | 'nameless';

interface Props {
  readonly picture: PictureName;
  readonly name: string;
  /** A small picture of who plays, beside the one that they play as. */
  readonly face?: ReactNode;
  readonly counts?: readonly Count[];
  readonly active?: boolean;
  readonly thinking?: boolean;
  /** A bot plays: its level, or null where it is not known or there is no room. Leave out for a person. */
  readonly bot?: Level | null;
  readonly accent?: AccentName;
  readonly shape?: ChipShape;
  /** Name, turn and counts in words. */
  readonly label: string;
  readonly onPress?: () => void;
}

export function PlayerChip(props: Props) {
  const { picture, name, counts = [], active = false, thinking = false, accent = 'mist' } = props;
  const colours = useColours();
  const scale = useOwnTextScale();
  const growth = useGrowth();
  const isLarge = useTextScale() >= largeText;
  const { soft, text } = colours.accents[accent];
  const { shape = 'beside', bot } = props;
  const isClose = shape === 'close';
  const isBeside = shape === 'beside' || isClose;
  const figure = (
    <View style={styles.figure}>
      <View style={styles.portrait}>
        <Portrait picture={picture} size={(isClose ? 25 : 32) * growth} />
        {/* Only bots are seen thinking: on a small picture there is no room to say both. */}
        {bot !== undefined && !(isClose && thinking) && (
          <View style={[styles.bot, isClose && styles.botClose]}>
            <BotMark scale={growth} />
          </View>
        )}
        {thinking && (
          <View style={styles.thinking}>
            <ThinkingSign />
          </View>
        )}
      </View>
      {props.face !== undefined && <View style={styles.face}>{props.face}</View>}
    </View>
  );
  const title = (
    <Words as="smallStrong" lines={isLarge ? 2 : 1} colour={active ? text : colours.ink}>
      {name}
    </Words>
  );
  const numbers = counts.map(({ icon, value }) => (
    <View key={icon} style={styles.count}>
      <Icon
        name={icon}
        size={shape === 'nameless' ? 18 * growth : (isClose ? 11 : 13) * scale}
        colour={colours.inkSoft}
      />
      {shape === 'nameless' ? (
        <DrawnWords size={20 * growth} colour={colours.ink}>
          {String(value)}
        </DrawnWords>
      ) : (
        <Words as="smallStrong" colour={colours.inkSoft}>
          {value}
        </Words>
      )}
    </View>
  ));
  return (
    <Tappable
      label={props.label}
      onPress={props.onPress}
      style={{
        ...styles.chip,
        flexWrap: isLarge && shape === 'beside' ? 'wrap' : 'nowrap',
        justifyContent: isBeside ? 'flex-start' : 'center',
        backgroundColor: active ? soft : colours.surface,
        borderColor: active ? text : colours.hairline,
        borderWidth: active ? outline.thick : outline.normal,
        margin: active ? 0 : outline.thick - outline.normal,
        ...(isClose && styles.close),
      }}
    >
      {shape === 'above' ? (
        <View style={styles.stack}>
          {title}
          <View style={styles.head}>
            {figure}
            <View>{numbers}</View>
          </View>
        </View>
      ) : (
        <>
          {figure}
          <View style={styles.words}>
            {isBeside && title}
            <View style={isBeside && styles.counts}>
              {numbers}
              {shape === 'beside' && bot && (
                <View style={styles.level}>
                  <Strength level={bot} size={13 * scale} colour={colours.inkSoft} />
                </View>
              )}
            </View>
          </View>
        </>
      )}
    </Tappable>
  );
}

const styles = StyleSheet.create({
  chip: {
    minHeight: target,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.xs,
    padding: space.xs,
    borderRadius: radius.m,
  },
  close: { padding: 2, gap: 3 },
  figure: { flexDirection: 'row', alignItems: 'flex-end' },
  portrait: { alignItems: 'center' },
  face: { marginLeft: -space.s, marginBottom: -2 },
  bot: { position: 'absolute', top: -5, left: -5 },
  botClose: { left: -2 },
  thinking: { position: 'absolute', bottom: -6 },
  words: { flexShrink: 1 },
  stack: { alignItems: 'center', maxWidth: '100%' },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  counts: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: 4 },
  level: { marginLeft: space.xs },
  count: { flexDirection: 'row', alignItems: 'center', gap: 1 },
});
