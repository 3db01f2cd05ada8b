import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Shape } from '../../../game-core/games/misty/sheet';
import type { Window } from '../../../game-core/games/misty/types';
import type { Seat } from '../../../game-core/kernel/seats';
import { Icon, outline, space, ThinkingSign, useColours, useGrowth, Words } from '../../../ui';
import { clamp, type Rect } from '../../shared/geometry';
import { smallGrid } from '../layout/grid';
import { sleeping } from '../life';
import { Raindrops } from '../pieces/signs';
import { SmallWindow } from '../pieces/SmallWindow';
import { ChipFace, ChipFrame } from './ChipFrame';

interface Props {
  readonly seat: Seat;
  readonly place: Rect;
  readonly window: Window;
  readonly shapes: readonly Shape[];
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

/** Somebody else's window, small. */
export const NeighbourChip = memo(function NeighbourChip(props: Props) {
  const { seat, place, window, hasChosen, isNameless } = props;
  const { accents, outline: ink } = useColours();
  const growth = useGrowth();
  const { width, height } = place;
  const portrait = clamp(24, Math.min(height * 0.4, width * 0.3), 56);
  // With one other player there is room for the name beside the window, which is larger then.
  const side = width * 0.44;
  const isBroad = !isNameless && width > height * 2 && side > portrait + NAME * growth;
  const nameHeight = isNameless || isBroad ? 0 : 20 * growth;
  const drops = clamp(10, portrait * 0.34, 20);
  const beside = isBroad ? side : portrait;
  const room = {
    width: width - beside - 3 * space.xs - 2 * outline.normal,
    height: height - nameHeight - 2 * space.xs - 2 * outline.normal,
  };
  const name = !isNameless && (
    <Words as="smallStrong" lines={1} align="center">
      {props.name}
    </Words>
  );
  const face = <ChipFace seat={seat} isBot={props.isBot} size={portrait} />;
  const raindrops = <Raindrops taken={props.taken} toWin={props.toWin} size={drops} />;
  return (
    <ChipFrame
      seat={seat}
      place={place}
      label={props.label}
      way="row"
      corner={
        hasChosen ? (
          <View style={[styles.tick, { backgroundColor: accents.misty.fill, borderColor: ink }]}>
            <Icon name="check" size={14} colour={accents.misty.on} />
          </View>
        ) : (
          props.isThinking && <ThinkingSign />
        )
      }
      onPress={props.onPress}
    >
      {isBroad ? (
        <View style={[styles.beside, { width: beside }]}>
          {face}
          <View style={styles.named}>
            {name}
            {raindrops}
          </View>
        </View>
      ) : (
        <View style={styles.who}>
          {face}
          {raindrops}
        </View>
      )}
      <View style={styles.right}>
        {!isBroad && name}
        <SmallWindow
          grid={smallGrid(window, props.shapes)}
          lives={sleeping(window)}
          room={room}
          most={28 * growth}
        />
      </View>
    </ChipFrame>
  );
});

/** The least room for a name. */
const NAME = 56;

const styles = StyleSheet.create({
  beside: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: space.xs },
  named: { alignItems: 'center', gap: 3, flexShrink: 1 },
  who: { alignItems: 'center', gap: 3 },
  right: { alignItems: 'center', flexShrink: 1 },
  tick: {
    width: 22,
    height: 22,
    borderRadius: 22,
    borderWidth: 1.5,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
