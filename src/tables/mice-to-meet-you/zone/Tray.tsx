import { StyleSheet, View } from 'react-native';
import { diceLeft } from '../../../game-core/games/mice-to-meet-you/dice';
import type { CardSet } from '../../../game-core/games/mice-to-meet-you/cards';
import type { Tray as Thrown } from '../../../game-core/games/mice-to-meet-you/types';
import { usePhrases } from '../../../i18n';
import {
  Die,
  DrawnWords,
  Icon,
  outline,
  radius,
  target,
  useColours,
  useGrowth,
  type DieFace,
} from '../../../ui';
import { clamp } from '../../shared/geometry';

interface Props {
  readonly width: number;
  /** Null: the dice that these closed larders leave wait to be thrown. */
  readonly tray: Thrown | null;
  readonly down: CardSet;
  /** Which throw it is: another one tumbles anew. */
  readonly turn: number;
  readonly isThrown: boolean;
  readonly isStill: boolean;
  /** By place, which yellow dice are counted. */
  readonly counted: readonly boolean[];
  /** Undefined while they cannot be tapped. */
  readonly onDie?: (place: number) => void;
}

const GAP = 3;
const PAD = 4;
const PLUS = 10;
/** The least size of a red die: beside the keys for nuts, and where the tray is alone. */
const LEAST_RED = { beside: 16, alone: 24 };
/** So that the frames of two that are counted do not touch. */
const APART = 6;

/** The dice of a throw: red ones always count, yellow ones are tapped in and out. */
export function Tray(props: Props) {
  const { width, tray, down, turn, isThrown, isStill, counted, onDie } = props;
  const { mice: say } = usePhrases();
  const { sunken, hairline, ink, accents, outline: line } = useColours();
  const growth = useGrowth();
  const dice = diceLeft(down);
  const red: readonly (DieFace | null)[] = tray?.red ?? dice.red.map(() => null);
  const yellow: readonly (DieFace | null)[] = tray?.yellow ?? dice.yellow.map(() => null);
  const cell = Math.max(target, Math.min(64, target * growth));
  const yellowSize = cell - 10;
  const room =
    width - 2 * (PAD + outline.thin) - yellow.length * (cell + APART) + APART - PLUS - 2 * GAP;
  const fits = (room - (red.length - 1) * GAP) / Math.max(1, red.length);
  const isAlone = onDie === undefined;
  const redSize = clamp(isAlone ? LEAST_RED.alone : LEAST_RED.beside, fits, yellowSize - 3);
  // Beside the keys for nuts, on the narrowest phones, the sum above has to do for them.
  const showsRed = isAlone || fits >= LEAST_RED.beside || yellow.length === 0;
  return (
    <View style={[styles.tray, { backgroundColor: sunken, borderColor: hairline, padding: PAD }]}>
      {showsRed &&
        red.map((face, place) => (
          <Die
            key={`red ${turn} ${place}`}
            size={redSize}
            tone="red"
            face={face}
            fresh={isThrown}
            skip={isStill}
            label={face === null ? say.blankDie.red : say.redDie(face)}
          />
        ))}
      {showsRed && red.length > 0 && yellow.length > 0 && (
        <DrawnWords size={PLUS} colour={ink}>
          +
        </DrawnWords>
      )}
      <View style={styles.yellow}>
        {yellow.map((face, place) => {
          const isCounted = counted[place] === true;
          return (
            <View key={`yellow ${turn} ${place}`} style={{ width: cell, height: cell }}>
              <View style={styles.middle}>
                <Die
                  size={yellowSize}
                  tone="yellow"
                  face={face}
                  fresh={isThrown}
                  skip={isStill}
                  selected={isCounted}
                  label={face === null ? say.blankDie.yellow : say.yellowDie(face, isCounted)}
                  onPress={onDie && face !== null ? () => onDie(place) : undefined}
                />
              </View>
              {isCounted && (
                <View
                  style={[styles.tick, { backgroundColor: accents.mice.fill, borderColor: line }]}
                >
                  <Icon name="check" size={12} colour={accents.mice.on} />
                </View>
              )}
            </View>
          );
        })}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  tray: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: GAP,
    borderRadius: radius.m,
    borderWidth: outline.thin,
  },
  yellow: { flexDirection: 'row', gap: APART },
  middle: { flex: 1, alignItems: 'center', justifyContent: 'center' },
  tick: {
    position: 'absolute',
    top: -3,
    right: -3,
    padding: 2,
    borderRadius: radius.round,
    borderWidth: outline.thin,
    pointerEvents: 'none',
  },
});
