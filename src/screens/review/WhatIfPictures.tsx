import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Path, Rect } from 'react-native-svg';
import type { Seat } from '../../game-core/kernel/seats';
import { SeatFace } from '../../tables/shared/faces/SeatFace';
import { Picture, space, useColours, type DieFace } from '../../ui';
import { DieShape } from '../../ui/parts/die-shape';

/** All of these are as high. */
const HEIGHT = 26;
const CARD = { width: 19, height: HEIGHT };
const SIGN = 20;
/** So much of a card stays to be seen behind its die. */
const SHOWN = 13;
const SIGNS = { same: 'M3 7h14M3 13h14', new: 'M3 7h14M3 13h14M13.5 2l-7 16' } as const;

/** A throw and a card, and the same once more or others. */
export function ChancePicture({ chance }: { readonly chance: keyof typeof SIGNS }) {
  const { ink } = useColours();
  return (
    <View style={styles.row}>
      <DieOnCard face={4} isOther={false} />
      <Svg width={SIGN} height={SIGN}>
        <Path d={SIGNS[chance]} stroke={ink} strokeWidth={3} strokeLinecap="round" />
      </Svg>
      <DieOnCard face={chance === 'same' ? 4 : 2} isOther={chance === 'new'} />
    </View>
  );
}

interface DieOnCardProps {
  readonly face: DieFace;
  readonly isOther: boolean;
}

/** Some games have dice and some have cards: both are meant. */
function DieOnCard({ face, isOther }: DieOnCardProps) {
  const { animals, dice, food, outline } = useColours();
  return (
    <View style={styles.row}>
      <Svg {...CARD} viewBox="0 0 19 26">
        <Rect
          x={1}
          y={1}
          width={17}
          height={24}
          rx={4}
          fill={food.ground}
          stroke={outline}
          strokeWidth={1.6}
        />
        {isOther ? (
          <Path d="M3.5 10l4-6 4 6z" fill={animals.cow} />
        ) : (
          <Circle cx={7} cy={7.5} r={3.2} fill={animals.chicken} />
        )}
      </Svg>
      <View style={styles.die}>
        <DieShape face={face} tone="cream" colours={dice.cream} outline={outline} flat />
      </View>
    </View>
  );
}

export function BotsPicture() {
  return <Picture name="robot" size={HEIGHT} />;
}

/** As many as stand side by side without hiding each other. */
const APART = 3;

/** Those who would be played by one person. */
export function FacesPicture({ seats }: { readonly seats: readonly Seat[] }) {
  const between = seats.length > APART ? -6 : space.xs;
  return (
    <View style={styles.faces}>
      {seats.map((seat, nth) => (
        <View key={seat} style={{ marginLeft: nth === 0 ? 0 : between }}>
          <SeatFace seat={seat} size={HEIGHT} />
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  faces: { flexDirection: 'row', justifyContent: 'center' },
  row: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: space.xs },
  die: { width: 22, height: 22, marginLeft: SHOWN - CARD.width - space.xs },
});
