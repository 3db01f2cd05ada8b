import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Window } from '../../../game-core/games/misty/types';
import type { Seat } from '../../../game-core/kernel/seats';
import {
  BotMark,
  Icon,
  outline,
  radius,
  space,
  Tappable,
  ThinkingSign,
  useColours,
  useGrowth,
  Words,
} from '../../../ui';
import { SeatFace } from '../../shared/faces/SeatFace';
import { clamp, type Rect } from '../../shared/geometry';
import { smallGrid } from '../layout/grid';
import { sleeping } from '../life';
import { Raindrops } from '../pieces/signs';
import { SmallWindow } from '../pieces/SmallWindow';

interface Props {
  readonly seat: Seat;
  readonly place: Rect;
  readonly window: Window;
  readonly name: string;
  readonly isBot: boolean;
  readonly isThinking: boolean;
  readonly hasChosen: boolean;
  /** Large words: the name is in the label only. */
  readonly isNameless: boolean;
  readonly taken: number;
  readonly toWin: number;
  readonly label: string;
  readonly onPress: (seat: Seat) => void;
}

/** Somebody else's window, small; a tap opens it. */
export const NeighbourChip = memo(function NeighbourChip(props: Props) {
  const { seat, place, window, hasChosen, isNameless } = props;
  const { surface, hairline, accents, outline: ink } = useColours();
  const growth = useGrowth();
  const { width, height } = place;
  const nameHeight = isNameless ? 0 : 20 * growth;
  const isNarrow = width < 110 * growth;
  const portrait = clamp(24, Math.min(height * 0.4, width * 0.3), 56);
  const drops = clamp(10, portrait * 0.34, 20);
  const room = {
    width: width - portrait - 3 * space.xs - 2 * outline.normal,
    height: height - nameHeight - 2 * space.xs - 2 * outline.normal,
  };
  return (
    <View style={[styles.place, { left: place.x, top: place.y, width, height }]}>
      <Tappable
        label={props.label}
        onPress={() => props.onPress(seat)}
        style={{ ...styles.chip, backgroundColor: surface, borderColor: hairline }}
      >
        <View style={[styles.row, { gap: space.xs }]}>
          <View style={styles.who}>
            <View>
              <SeatFace seat={seat} size={portrait} />
              {props.isBot && (
                <View style={styles.bot}>
                  <BotMark scale={isNarrow ? 0.75 : 0.95} />
                </View>
              )}
            </View>
            <Raindrops taken={props.taken} toWin={props.toWin} size={drops} />
          </View>
          <View style={styles.right}>
            {!isNameless && (
              <Words as="smallStrong" lines={1} align="center">
                {props.name}
              </Words>
            )}
            <SmallWindow
              grid={smallGrid(window)}
              lives={sleeping(window)}
              room={room}
              most={28 * growth}
            />
          </View>
        </View>
      </Tappable>
      <View aria-hidden style={styles.state}>
        {hasChosen ? (
          <View style={[styles.tick, { backgroundColor: accents.misty.fill, borderColor: ink }]}>
            <Icon name="check" size={14} colour={accents.misty.on} />
          </View>
        ) : (
          props.isThinking && <ThinkingSign />
        )}
      </View>
    </View>
  );
});

const styles = StyleSheet.create({
  place: { position: 'absolute' },
  chip: {
    flex: 1,
    justifyContent: 'center',
    padding: space.xs,
    borderRadius: radius.m,
    borderWidth: outline.normal,
  },
  row: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center' },
  who: { alignItems: 'center', gap: 3 },
  right: { alignItems: 'center', flexShrink: 1 },
  bot: { position: 'absolute', top: -5, left: -5 },
  state: { position: 'absolute', right: -4, top: -6, pointerEvents: 'none' },
  tick: {
    width: 22,
    height: 22,
    borderRadius: 22,
    borderWidth: 1.5,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
