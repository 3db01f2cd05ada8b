import { StyleSheet, View } from 'react-native';
import { arrowOf, kindOf, type Card } from '../../../game-core/games/misty/cards';
import type { Seat } from '../../../game-core/kernel/seats';
import { usePhrases } from '../../../i18n';
import {
  Announce,
  Button,
  Icon,
  IconButton,
  largeText,
  outline,
  radius,
  space,
  useColours,
  useGrowth,
  useTextScale,
  Words,
} from '../../../ui';
import { Keys } from '../../shared/zone/Keys';
import { ThumbZone } from '../../shared/zone/ThumbZone';
import type { Layout } from '../layout/layout';
import { ASLEEP } from '../layout/zone-needs';
import { CardFace } from '../pieces/CardFace';
import { Head } from './Head';

interface Props {
  readonly layout: Layout;
  readonly seat: Seat;
  readonly title: string;
  readonly line: string | null;
  readonly refusal: string | null;
  /** Points by now, and after the move that is shown. */
  readonly points: number;
  readonly then: number | null;
  readonly asleep: readonly Card[];
  /** How many flowers the monsters would eat by now. */
  readonly meals: number;
  /** The drawing that is about to set off. */
  readonly chosen: Card | null;
  /** It is the one that a hint means: the key that sets it off is lit. */
  readonly isHinted: boolean;
  /** Nothing is left to move. */
  readonly isFinished: boolean;
  /** It is over: the monsters eat, the points are counted. */
  readonly isSettled: boolean;
  readonly onGo: (card: Card) => void;
  readonly onUndo: (() => void) | null;
  readonly onFinish: () => void;
}

/** A zone beside the window that is no higher has nothing to spare between its words. */
const LOW = 340;

/**
 * What the drawing that is chosen would do, what still sleeps, and the keys to set off, take back and finish.
 * While one is on its way all of that stays where it is.
 */
export function LifeZone(props: Props) {
  const { layout, points, then, chosen, isFinished, onUndo } = props;
  const { isTight, isWide, isLarge } = layout;
  const { misty: say } = usePhrases();
  const hasAsleep = !isLarge && (isWide || !isTight);
  const isBelow = isWide || isLarge;
  const key = isFinished ? (
    <Button
      wide={!isBelow}
      accent="misty"
      icon={isLarge ? undefined : 'check'}
      tight={isLarge}
      label={say.finished}
      hint={isLarge ? undefined : say.finishedLine(points)}
      changes
      onPress={props.onFinish}
    />
  ) : (
    <Button
      wide={!isBelow}
      accent="misty"
      icon={isLarge ? undefined : chosen === null ? 'check' : 'hand'}
      tight={isLarge}
      label={chosen === null ? say.finished : say.go[kindOf(chosen)]}
      hint={isTight || chosen === null ? undefined : say.orTapAgain}
      lit={props.isHinted}
      disabled={chosen === null}
      onPress={() => chosen !== null && props.onGo(chosen)}
    />
  );
  return (
    <ThumbZone place={layout.zone} isBeside={isWide} isTight={isTight} isQuiet={false}>
      <Announce message={props.refusal ?? ''} />
      <Head
        seat={props.seat}
        title={isLarge && props.refusal !== null ? props.refusal : props.title}
        line={props.refusal ?? props.line}
        isTight={isTight}
      >
        {!isBelow && <PointsSoFar points={points} then={then} />}
      </Head>
      {isBelow && (
        <View style={isWide && layout.zone.height > LOW && styles.apart}>
          <PointsSoFar points={points} then={then} isFlat />
        </View>
      )}
      {hasAsleep && <Asleep asleep={props.asleep} meals={props.meals} />}
      {props.isSettled ? null : isLarge ? (
        <View style={styles.keys}>
          <IconButton
            icon="undo"
            label={say.undo}
            disabled={onUndo === null}
            onPress={() => onUndo?.()}
          />
          <View style={styles.main}>{key}</View>
        </View>
      ) : (
        <Keys isStacked={isBelow}>
          <Button
            wide={!isBelow}
            kind="quiet"
            icon="undo"
            label={say.undo}
            disabled={onUndo === null}
            changes
            onPress={() => onUndo?.()}
          />
          {key}
        </Keys>
      )}
    </ThumbZone>
  );
}

interface PointsProps extends Pick<Props, 'points' | 'then'> {
  /** On one line. */
  readonly isFlat?: boolean;
}

/** "11 → 9": what the window brings, the meals of its monsters counted. */
export function PointsSoFar({ points, then, isFlat = false }: PointsProps) {
  const { misty: say } = usePhrases();
  const { accents } = useColours();
  const growth = useGrowth();
  const isLarge = useTextScale() >= largeText;
  const as = isLarge ? 'label' : 'heading';
  const { soft, text } = accents.misty;
  const isChange = then !== null && then !== points;
  return (
    <View
      accessible
      role="img"
      aria-label={then === null ? say.soFar(points) : say.before(points, then)}
      style={[styles.points, isFlat && styles.flat, { backgroundColor: soft, borderColor: text }]}
    >
      <View style={styles.sum}>
        <Words as={as} colour={text}>
          {String(points)}
        </Words>
        {isChange && (
          <>
            <Icon name="hand" size={18 * growth} colour={text} />
            <Words as={as} colour={text}>
              {String(then)}
            </Words>
          </>
        )}
      </View>
      <Words as="smallStrong" colour={text} align="center">
        {say.pointsWord(then ?? points)}
      </Words>
    </View>
  );
}

const MOST = 5;

/** Pale ones still have to be tapped; monsters eat once all are awake. */
function Asleep({ asleep, meals }: Pick<Props, 'asleep' | 'meals'>) {
  const { misty: say } = usePhrases();
  const { inkSoft } = useColours();
  const growth = useGrowth();
  const size = (ASLEEP - 4) * growth;
  const shown = asleep.slice(0, meals > 0 ? MOST - 1 : MOST);
  return (
    <View aria-hidden style={[styles.asleep, { minHeight: ASLEEP * growth }]}>
      {asleep.length > 0 && (
        <Words as="small" colour={inkSoft}>
          {say.asleep}
        </Words>
      )}
      {shown.map((card) => (
        <CardFace key={card} kind={kindOf(card)} look="asleep" arrow={arrowOf(card)} size={size} />
      ))}
      {asleep.length > shown.length && (
        <Words as="smallStrong">{`+${asleep.length - shown.length}`}</Words>
      )}
      {meals > 0 && (
        <>
          {asleep.length > 0 && <Icon name="next" size={16 * growth} colour={inkSoft} />}
          <CardFace kind="monster" look="awake" arrow={null} size={size} />
          <View style={styles.shrinks}>
            <Words as="small" colour={inkSoft} lines={1}>
              {meals === 1 ? say.eatsLast : say.eatLast}
            </Words>
          </View>
        </>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  keys: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  main: { flex: 1 },
  points: {
    alignItems: 'center',
    paddingHorizontal: space.m,
    borderRadius: radius.m,
    borderWidth: outline.normal,
  },
  flat: { flexDirection: 'row', justifyContent: 'center', gap: space.s },
  apart: { marginTop: space.xs },
  sum: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  asleep: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    flexWrap: 'wrap',
    gap: space.xs + 2,
  },
  shrinks: { flexShrink: 1 },
});
