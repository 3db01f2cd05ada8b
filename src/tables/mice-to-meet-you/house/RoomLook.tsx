import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import {
  DICE_ON_CARDS,
  type Card,
  type DiceCard,
} from '../../../game-core/games/mice-to-meet-you/cards';
import { DrawnWords, Picture, useColours } from '../../../ui';
import { Boards } from '../pieces/signs';
import { Mice } from '../pieces/Mice';
import { SumDie } from '../pieces/SumDie';
import { useHouseColours } from '../useHouseColours';
import { RoomLight } from './RoomLight';
import type { Light } from './room-state';

interface Props {
  readonly card: Card;
  readonly kind: 'mice' | 'empty' | 'larder' | 'closed';
  readonly light: Light;
  readonly isChosen: boolean;
  readonly width: number;
  readonly height: number;
  /** Numbers before mice. */
  readonly isBig?: boolean;
}

export const ROUND = 9;
const RIM = 3;
const LEDGE = 3;

/** One of the 18 places as it is drawn; its label says the same. */
export const RoomLook = memo(function RoomLook(props: Props) {
  const { kind, light, isChosen, width, height, isBig = false } = props;
  const house = useHouseColours();
  const { glow, outline } = useColours();
  const isLit = light === 'lit';
  const inside = { width: width - 2 * RIM, height: height - 2 * RIM - (isLit ? LEDGE : 0) };
  const number = Math.min(width * 0.42, height * 0.36, 54) * (isBig ? 1.3 : 1);
  const ground = groundOf(kind, light, house);
  const lamp = <RoomLight rim={RIM} ledge={LEDGE} round={ROUND} isLamp={kind === 'mice'} />;
  // Boards would cover the light behind them.
  const isBoarded = kind === 'closed';
  return (
    <View style={{ width, height }}>
      <View
        style={[
          StyleSheet.absoluteFill,
          styles.room,
          { backgroundColor: ground },
          isChosen && { boxShadow: `0 0 0 2px ${outline}, 0 0 14px 5px ${glow}` },
        ]}
      />
      {isLit && !isBoarded && lamp}
      <View style={[styles.inside, inside]}>
        <Inside {...props} inside={inside} number={number} />
      </View>
      {isLit && isBoarded && lamp}
    </View>
  );
});

function groundOf(
  kind: Props['kind'],
  light: Light,
  { room, quiet, empty, larder, larderLit, boards }: ReturnType<typeof useHouseColours>,
): string {
  switch (kind) {
    case 'mice':
      return light === 'quiet' ? quiet : room;
    case 'empty':
      return empty;
    case 'larder':
      return light === 'lit' ? larderLit : larder;
    case 'closed':
      return boards;
  }
}

interface InsideProps extends Props {
  readonly inside: { readonly width: number; readonly height: number };
  readonly number: number;
}

function Inside({ card, kind, light, inside, number, isBig = false }: InsideProps) {
  const house = useHouseColours();
  const { width, height } = inside;
  switch (kind) {
    case 'mice': {
      const below = number * (isBig ? 0.98 : 1.02);
      return (
        <>
          <Number
            card={card}
            size={number}
            colour={light === 'quiet' ? house.quietInk : house.ink}
          />
          <View style={[styles.mice, { top: below }, light === 'quiet' && styles.faint]}>
            <Mice count={card} width={width - 4} height={Math.max(8, height - below - 2)} />
          </View>
        </>
      );
    }
    case 'empty':
      return (
        <>
          <Number card={card} size={number * 0.78} colour={house.emptyInk} />
          {light === 'lit' ? (
            <View style={[styles.mice, styles.ghosts, { top: number * 0.8 }]}>
              <Mice count={card} width={width - 4} height={Math.max(8, height - number * 0.8)} />
            </View>
          ) : (
            <Hole width={width} height={height} />
          )}
        </>
      );
    case 'larder':
      return (
        <>
          <Number card={card} size={number} colour={house.ink} />
          <LarderInside card={card as DiceCard} width={width} height={height} top={number} />
        </>
      );
    case 'closed':
      return (
        <>
          <View style={styles.boards}>
            <Boards width={width + 2 * RIM} height={height + 2 * RIM} />
          </View>
          <View style={[styles.middle, StyleSheet.absoluteFill]}>
            <View
              style={[
                styles.plate,
                {
                  backgroundColor: house.room,
                  borderColor: house.ink,
                  paddingHorizontal: number * 0.3,
                },
              ]}
            >
              <DrawnWords size={number * 0.82} colour={house.ink}>
                {String(card)}
              </DrawnWords>
            </View>
          </View>
        </>
      );
  }
}

function Number({
  card,
  size,
  colour,
}: {
  readonly card: Card;
  readonly size: number;
  readonly colour: string;
}) {
  return (
    <View style={[styles.number, { top: -Math.min(3, size * 0.12) }]}>
      <DrawnWords size={size} colour={colour}>
        {String(card)}
      </DrawnWords>
    </View>
  );
}

function Hole({ width, height }: { readonly width: number; readonly height: number }) {
  const { hole } = useHouseColours();
  const w = width * 0.44;
  const h = Math.min(height * 0.5, w * 1.3);
  return (
    <View style={styles.hole}>
      <Svg width={w} height={h} viewBox="0 0 20 24" preserveAspectRatio="none" aria-hidden>
        <Path d="M0 24V10a10 10 0 0 1 20 0v14z" fill={hole} />
      </Svg>
    </View>
  );
}

/** The dice that it gives on a shelf, and what they are baited with below it. */
function LarderInside({
  card,
  width,
  height,
  top,
}: {
  readonly card: DiceCard;
  readonly width: number;
  readonly height: number;
  readonly top: number;
}) {
  const { shelf } = useHouseColours();
  const { red, yellow } = DICE_ON_CARDS[card];
  const dice = [...red.map(() => 'red' as const), ...yellow.map(() => 'yellow' as const)];
  const food = Math.max(11, Math.min(24, height * 0.19, width * 0.3));
  const room = height - top * 0.8 - food - 4;
  const size = Math.max(10, Math.min(room, (width - 6) / 2.15, 46));
  return (
    <View style={styles.larder}>
      <View style={styles.onShelf}>
        {dice.map((tone) => (
          <SumDie key={tone} face={null} tone={tone} size={size} />
        ))}
      </View>
      <View style={[styles.shelf, { backgroundColor: shelf }]} />
      <View style={[styles.onShelf, { height: food + 1 }]}>
        {dice.map((tone) => (
          <Picture key={tone} name={tone === 'red' ? 'bacon' : 'cheese'} size={food} />
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  room: { borderRadius: ROUND },
  inside: { left: RIM, top: RIM },
  number: { position: 'absolute', left: 2 },
  mice: {
    position: 'absolute',
    left: 0,
    right: 0,
    bottom: 0,
    alignItems: 'center',
    justifyContent: 'center',
  },
  faint: { opacity: 0.6 },
  // Those that may come back.
  ghosts: { opacity: 0.75 },
  boards: { position: 'absolute', left: -RIM, top: -RIM },
  middle: { alignItems: 'center', justifyContent: 'center' },
  plate: { borderRadius: 8, borderWidth: 2 },
  hole: { position: 'absolute', left: 0, right: 0, bottom: -RIM, alignItems: 'center' },
  larder: { position: 'absolute', left: 0, right: 0, bottom: 0 },
  onShelf: { flexDirection: 'row', justifyContent: 'center', gap: 2 },
  shelf: { height: 3 },
});
