import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Player } from '../../../game-core/kernel/record';
import type { Phrases } from '../../../i18n';
import {
  BotMark,
  Grown,
  outline,
  Picture,
  Portrait,
  radius,
  space,
  useColours,
  Words,
  type AccentName,
  type PictureName,
} from '../../../ui';
import { levelOf } from '../levels';
import { RunningSum } from './RunningSum';

/** How large a row and what is in it are drawn. */
export interface SumRowMeasures {
  readonly width: number;
  readonly portrait: number;
  readonly sum: number;
  /** Without it the picture has to do. */
  readonly hasName: boolean;
  readonly isLarge: boolean;
  /** How many times larger than on a phone words are. */
  readonly growth?: number;
}

interface Props {
  readonly game: keyof Phrases['games'];
  readonly accent: AccentName;
  readonly player: Player;
  /** A picture, or a portrait of another kind in its place. */
  readonly picture?: PictureName;
  readonly portrait?: ReactNode;
  readonly sum: number;
  readonly isAhead: boolean;
  /** Of who plays, beside the name. */
  readonly face?: ReactNode;
  readonly measures: SumRowMeasures;
  /** All of it in words: for a screen reader it is one thing. */
  readonly label: string;
  /** What the sum is made of. */
  readonly children: ReactNode;
}

/** Somebody with what is counted, and the sum as it runs. Who leads has the crown. */
export function SumRow({ game, player, picture, sum, isAhead, measures, ...props }: Props) {
  const colours = useColours();
  const { soft, text } = colours.accents[props.accent];
  const ink = isAhead ? text : colours.ink;
  const { portrait, hasName, growth = 1 } = measures;
  const { name, bot } = player;
  return (
    <Grown value={growth}>
      <View
        accessible
        role="img"
        aria-label={props.label}
        style={[
          styles.row,
          {
            width: measures.width,
            backgroundColor: isAhead ? soft : colours.surface,
            borderColor: isAhead ? text : colours.hairline,
          },
        ]}
      >
        <View>
          {props.portrait}
          {picture !== undefined && <Portrait picture={picture} size={portrait} />}
          {bot !== null && !hasName && (
            <View style={styles.bot}>
              <BotMark />
            </View>
          )}
          {isAhead && (
            <View style={[styles.crown, { top: -portrait * 0.3 }]}>
              <Picture name="crown" size={portrait * 0.5} />
            </View>
          )}
        </View>
        <View style={styles.counted}>
          {hasName && (
            <View style={styles.name}>
              {props.face}
              <View style={styles.shrinks}>
                <Words as="smallStrong" lines={1} colour={ink}>
                  {name}
                </Words>
              </View>
              {bot !== null && <BotMark level={levelOf(game, bot)} scale={growth} />}
            </View>
          )}
          {props.children}
        </View>
        <RunningSum
          value={sum}
          width={measures.sum}
          as={measures.isLarge ? 'label' : 'heading'}
          colour={ink}
        />
      </View>
    </Grown>
  );
}

/** The width that is left for what is counted. */
export function roomInRow({ width, portrait, sum }: SumRowMeasures): number {
  return width - 2 * (space.xs + outline.normal) - portrait - sum - 2 * space.s;
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    padding: space.xs,
    borderRadius: radius.m,
    borderWidth: outline.normal,
  },
  crown: { position: 'absolute', left: 0, right: 0, alignItems: 'center' },
  bot: { position: 'absolute', bottom: -4, left: -4 },
  counted: { flex: 1 },
  name: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  shrinks: { flexShrink: 1 },
});
