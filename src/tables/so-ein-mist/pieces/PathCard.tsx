import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Animal } from '../../../game-core/games/so-ein-mist/cards';
import { signed } from '../../../i18n';
import {
  DrawnWords,
  Flip,
  Halo,
  HALO,
  Picture,
  Portrait,
  Tappable,
  useColours,
  type PictureName,
} from '../../../ui';
import { pictureOf, type CardBack } from '../animals';
import { ringShadow } from '../../../ui/theme/lit';
import { numberSize, ON_PATH } from './card-sizes';
import { BackShape, CARD_RATIO, FaceShape, GapShape } from './card-shapes';

export interface CardFace {
  readonly value: number;
  /** The food; dung draws itself. */
  readonly picture: PictureName;
}

interface Props {
  readonly width: number;
  /** null: face down. A face that is not handed over cannot be found out. */
  readonly face: CardFace | null;
  readonly back: CardBack;
  readonly label: string;
  /** glow: somebody would land here now. ring: it would be better to. */
  readonly light?: 'glow' | 'ring' | null;
  /** Who would take it then. */
  readonly taker?: Animal;
  /** Counts twice for who has it. */
  readonly doubled?: boolean;
  /** For those who see little: number and picture are as large as the card allows. */
  readonly big?: boolean;
  readonly onPress?: () => void;
}

function Front({
  width,
  face,
  back,
  doubled,
  taker,
  big = false,
}: Pick<Props, 'width' | 'back' | 'doubled' | 'taker' | 'big'> & { readonly face: CardFace }) {
  const colours = useColours();
  const kind = face.value < 0 ? 'dung' : 'food';
  const sizes = big ? ON_PATH.big : ON_PATH.ordinary;
  const owner = width * sizes.owner;
  return (
    <View style={StyleSheet.absoluteFill}>
      <FaceShape kind={kind} framed={!big} />
      <View style={[styles.value, { top: width * (big ? 0.05 : 0.13) }]}>
        <DrawnWords size={width * numberSize(sizes, face.value)} colour={colours[kind].value}>
          {signed(face.value)}
        </DrawnWords>
      </View>
      <View style={[styles.picture, big ? bigPlace(width, back) : { bottom: width * 0.17 }]}>
        <Picture name={kind === 'dung' ? 'dung' : face.picture} size={width * sizes.picture} />
      </View>
      {back !== 'grey' && (
        <View
          style={[
            styles.owner,
            {
              left: width * 0.05,
              bottom: width * 0.06,
              width: owner,
              height: owner,
              borderRadius: width,
            },
            {
              backgroundColor: colours.animals[back],
              borderColor: colours.outline,
              borderWidth: width * 0.03,
            },
          ]}
        >
          <Picture name={pictureOf(back)} size={owner * 0.74} />
        </View>
      )}
      {doubled && (
        <View
          style={[
            styles.double,
            {
              right: width * 0.03,
              bottom: width * (taker === undefined ? 0.05 : 0.42),
              paddingHorizontal: width * 0.06,
              borderRadius: width * 0.12,
            },
            {
              backgroundColor: colours.accents.cheese.fill,
              borderColor: colours.outline,
              borderWidth: width * 0.03,
            },
          ]}
        >
          <DrawnWords size={width * 0.22} colour={colours.accents.cheese.on}>
            ×2
          </DrawnWords>
        </View>
      )}
    </View>
  );
}

/** Beside the owner, as far as there is one. */
function bigPlace(width: number, back: CardBack) {
  return { bottom: width * 0.05, ...(back !== 'grey' && { left: width * 0.22 }) };
}

function Back({ width, back }: Pick<Props, 'width' | 'back'>) {
  const { animals } = useColours();
  return (
    <View style={StyleSheet.absoluteFill}>
      <BackShape colour={animals[back]} />
      <View style={[StyleSheet.absoluteFill, styles.middle]}>
        <Picture name={pictureOf(back)} size={width * 0.48} />
      </View>
    </View>
  );
}

/** A card of the path. It turns over when its face comes or goes. */
export const PathCard = memo(function PathCard(props: Props) {
  const { width, face, back, label, light = null, taker, doubled, big, onPress } = props;
  const { outline, glow } = useColours();
  const size = { width, height: width * CARD_RATIO };
  // At the edge of the table there is this much room.
  const beyond = Math.min(width * 0.16, HALO);
  return (
    <Tappable label={label} onPress={onPress} style={size}>
      {light === 'glow' && <Halo size={size} round={width * 0.2} bare={taker !== undefined} />}
      {light === 'ring' && (
        <View
          style={[
            StyleSheet.absoluteFill,
            { borderRadius: width * 0.12, boxShadow: ringShadow({ glow, outline }) },
          ]}
        />
      )}
      <Flip
        size={size}
        back={<Back width={width} back={back} />}
        front={
          face && (
            <Front
              width={width}
              face={face}
              back={back}
              doubled={doubled}
              taker={taker}
              big={big}
            />
          )
        }
      />
      {taker !== undefined && (
        <View
          style={[
            styles.taker,
            { right: -beyond, bottom: -beyond },
            { borderColor: outline, borderRadius: width, backgroundColor: outline },
          ]}
        >
          <Portrait picture={taker} size={width * 0.52} />
        </View>
      )}
    </Tappable>
  );
});

export function CardGap({ width, label }: Pick<Props, 'width' | 'label'>) {
  return (
    <View accessible role="img" aria-label={label} style={{ width, height: width * CARD_RATIO }}>
      <GapShape />
    </View>
  );
}

const styles = StyleSheet.create({
  value: { position: 'absolute', left: 0, right: 0, alignItems: 'center' },
  picture: { position: 'absolute', left: 0, right: 0, alignItems: 'center' },
  taker: { position: 'absolute', borderWidth: 2 },
  owner: { position: 'absolute', alignItems: 'center', justifyContent: 'center' },
  double: { position: 'absolute' },
  middle: { alignItems: 'center', justifyContent: 'center' },
});
