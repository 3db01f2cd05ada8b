import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import { signed } from '../../../i18n';
import { DrawnWords, Flip, Picture, useColours } from '../../../ui';
import { pictureOf, type CardBack } from '../animals';
import { IN_PILE, numberSize } from './card-sizes';
import { BackShape, CARD_RATIO, FaceShape } from './card-shapes';
import { PileMark } from './PileMark';

interface Props {
  readonly width: number;
  readonly back: CardBack;
  /** What it adds to the sum, doubled where it doubles; null: face down. */
  readonly worth: number | null;
  /** Counts twice, or came from a neighbour. */
  readonly mark: 'doubled' | 'passed' | null;
  readonly skip?: boolean;
  /** For those who see little. */
  readonly big?: boolean;
}

function Front({ width, back, worth, mark, big = false }: Props & { readonly worth: number }) {
  const colours = useColours();
  const kind = worth < 0 ? 'dung' : 'food';
  const sizes = big ? IN_PILE.big : IN_PILE.ordinary;
  return (
    <>
      <FaceShape kind={kind} framed={false} />
      <View
        style={[
          styles.corner,
          { left: width * (big ? 0.05 : 0.09), top: width * (big ? 0.08 : 0.14) },
        ]}
      >
        <DrawnWords size={width * numberSize(sizes, worth)} colour={colours[kind].value}>
          {signed(worth)}
        </DrawnWords>
      </View>
      <View
        style={[
          styles.corner,
          styles.signs,
          { left: width * (mark === null ? 0.16 : 0.02), bottom: width * 0.1, gap: width * 0.03 },
        ]}
      >
        {mark !== null && <PileMark kind={mark} size={width * 0.46} />}
        <Picture name={pictureOf(back)} size={width * sizes.picture * (mark === null ? 1 : 0.76)} />
      </View>
    </>
  );
}

/**
 * A card of a scoring pile: small, and with all that counts at its left edge, so that cards may
 * overlap. What it is in words is said by the pile.
 */
export const PileCard = memo(function PileCard(props: Props) {
  const { width, back, worth, skip } = props;
  const { animals } = useColours();
  return (
    <Flip
      size={{ width, height: width * CARD_RATIO }}
      skip={skip}
      front={worth === null ? null : <Front {...props} worth={worth} />}
      back={
        <>
          <BackShape colour={animals[back]} woven={false} />
          <View style={[StyleSheet.absoluteFill, styles.middle]}>
            <Picture name={pictureOf(back)} size={width * 0.5} />
          </View>
        </>
      }
    />
  );
});

const styles = StyleSheet.create({
  corner: { position: 'absolute' },
  signs: { flexDirection: 'row', alignItems: 'center' },
  middle: { alignItems: 'center', justifyContent: 'center' },
});
