import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import { pictureOf, type AnimalName } from '../animals';
import { Icon } from '../art/Icon';
import { Picture } from '../art/Picture';
import { useColours } from '../theme/ThemeProvider';
import { BackShape, CARD_RATIO, FaceShape } from './card-shapes';
import { Flip } from './Flip';
import { DrawnWords } from './Words';

interface Props {
  readonly width: number;
  readonly back: AnimalName | 'grey';
  /** What it adds to the sum, doubled where it doubles; null: face down. */
  readonly worth: number | null;
  /** Counts twice, or came from a neighbour. */
  readonly mark: 'doubled' | 'passed' | null;
  readonly skip?: boolean;
}

const signed = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(value)}`;

function Mark({ width, mark }: Pick<Props, 'width'> & { readonly mark: 'doubled' | 'passed' }) {
  const colours = useColours();
  const look = colours.accents[mark === 'doubled' ? 'cheese' : 'misty'];
  return (
    <View
      style={[
        styles.mark,
        {
          right: -width * 0.04,
          bottom: -width * 0.02,
          minWidth: width * 0.48,
          height: width * 0.44,
          borderRadius: width * 0.16,
          borderWidth: Math.max(1, width * 0.04),
          borderColor: colours.outline,
          backgroundColor: look.fill,
        },
      ]}
    >
      {mark === 'doubled' ? (
        <DrawnWords size={width * 0.32} colour={look.on}>
          ×2
        </DrawnWords>
      ) : (
        <Icon name="hand" size={width * 0.34} colour={look.on} />
      )}
    </View>
  );
}

/**
 * A card of a scoring pile: small, and with what counts in its upper left corner, so that cards may
 * overlap. What it is in words is said by the pile.
 */
export const PileCard = memo(function PileCard({ width, back, worth, mark, skip }: Props) {
  const colours = useColours();
  const kind = worth !== null && worth < 0 ? 'dung' : 'food';
  const size = { width, height: width * CARD_RATIO };
  const front = worth !== null && (
    <>
      <FaceShape kind={kind} />
      <View style={[styles.value, { left: width * 0.09, top: width * 0.13 }]}>
        <DrawnWords
          size={width * (Math.abs(worth) < 10 ? 0.54 : 0.41)}
          colour={colours[kind].value}
        >
          {signed(worth)}
        </DrawnWords>
      </View>
      <View style={[styles.animal, { left: width * 0.14, bottom: width * 0.14 }]}>
        <Picture name={back === 'grey' ? 'rain' : pictureOf(back)} size={width * 0.46} />
      </View>
      {mark !== null && <Mark width={width} mark={mark} />}
    </>
  );
  return (
    <Flip
      size={size}
      skip={skip}
      front={front === false ? null : front}
      back={
        <>
          <BackShape colour={colours.animals[back]} />
          <View style={[StyleSheet.absoluteFill, styles.middle]}>
            <Picture name={pictureOf(back)} size={width * 0.5} />
          </View>
        </>
      }
    />
  );
});

const styles = StyleSheet.create({
  value: { position: 'absolute' },
  animal: { position: 'absolute' },
  mark: { position: 'absolute', alignItems: 'center', justifyContent: 'center' },
  middle: { alignItems: 'center', justifyContent: 'center' },
});
