import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Code, Face } from '../../../game-core/games/so-ein-mist/types';
import { DICE } from '../../../game-core/games/so-ein-mist/types';
import { usePhrases } from '../../../i18n';
import { Halo, useColours } from '../../../ui';
import { MovingDie } from '../../shared/MovingDie';
import type { Dice } from '../layout/layout';

interface Props {
  readonly layout: Dice;
  /** Counts the turns: in another turn they are other dice. */
  readonly turn: number;
  readonly dice: readonly Face[];
  /** The last one is set aside too: the next is about to be thrown. */
  readonly isRolling: boolean;
  readonly forced: Code | null;
  /** The last one is just being thrown. */
  readonly isThrown: boolean;
  readonly isStill: boolean;
  /** To throw again is what a hint means. */
  readonly isLit: boolean;
}

/** The die that counts, those set aside with their numbers, and places for those to come. */
export const DicePieces = memo(function DicePieces(props: Props) {
  const { layout, turn, dice, isRolling, forced, isThrown, isStill, isLit } = props;
  const say = usePhrases();
  const last = isRolling ? -1 : dice.length - 1;
  const labelOf = (face: Face, index: number) => {
    if (index !== last) return say.soEinMist.dieAside(face);
    return forced === null ? say.soEinMist.dieCounts(face) : say.soEinMist.dieForced(face);
  };
  return (
    <>
      <Places layout={layout} left={DICE - dice.length} />
      {isLit && <Light layout={layout} />}
      {dice.map((face, index) => {
        const isAside = index !== last;
        return (
          <MovingDie
            key={`${turn} ${index}`}
            face={face}
            size={layout.size}
            at={isAside ? (layout.aside[index] ?? layout.at) : layout.at}
            // A die that lies aside is drawn smaller already.
            scale={isAside ? layout.asideSize / layout.size / 0.8 : 1}
            state={isAside ? 'aside' : forced === null ? 'open' : 'forced'}
            fresh={isThrown && index === last}
            isStill={isStill}
            label={labelOf(face, index)}
          />
        );
      })}
    </>
  );
});

function Light({ layout: { at, size } }: { readonly layout: Dice }) {
  const box = { width: size, height: size };
  return (
    <View style={[styles.light, box, { left: at.x - size / 2, top: at.y - size / 2 }]}>
      <Halo size={box} round={size * 0.24} bare />
    </View>
  );
}

function Places({ layout, left }: { readonly layout: Dice; readonly left: number }) {
  const say = usePhrases();
  const { woodLine, woodDark } = useColours();
  const { aside, asideSize } = layout;
  return (
    <View accessible role="img" aria-label={say.soEinMist.diceLeft(left)}>
      {aside.map(({ x, y }, index) => (
        <View
          key={index}
          style={[
            styles.place,
            {
              left: x - asideSize / 2,
              top: y - asideSize / 2,
              width: asideSize,
              height: asideSize,
              borderRadius: asideSize * 0.27,
              borderColor: woodLine,
              backgroundColor: woodDark,
            },
          ]}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  light: { position: 'absolute' },
  place: { position: 'absolute', borderWidth: 2, opacity: 0.55 },
});
