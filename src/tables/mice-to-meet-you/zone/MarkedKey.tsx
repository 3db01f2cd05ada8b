import { StyleSheet, View } from 'react-native';
import type { Move, Tray } from '../../../game-core/games/mice-to-meet-you/types';
import { usePhrases } from '../../../i18n';
import { outline, radius, space, useColours, Words } from '../../../ui';
import { MarkRing } from '../../shared/marks/MarkRing';
import { marksOn, type Marks } from '../../shared/marks/marks';

interface Props {
  readonly marks: Marks<Move> | null;
  /** Nobody else is offered what is left. */
  readonly isAlone: boolean;
}

const KEYS = ['miss', 'pass'] as const;
type Key = (typeof KEYS)[number];

const marksOf = (marks: Marks<Move> | null, key: Key) => marksOn(marks, ({ type }) => type === key);

/** A key with one word, and dice as large as they are beside it. */
const ROOM = { key: 30, letters: 42, red: 27, yellow: 54, edges: 26 };

/** Whether a key is marked that has no room beside the dice. */
export function isKeyInTheWay(
  marks: Marks<Move> | null,
  tray: Pick<Tray, 'red' | 'yellow'> | null,
  { width, growth, textScale }: { width: number; growth: number; textScale: number },
): boolean {
  const marked = KEYS.filter((key) => marksOf(marks, key).length > 0).length;
  const dice = (tray?.red.length ?? 0) * ROOM.red + (tray?.yellow.length ?? 0) * ROOM.yellow;
  const keys = marked * (ROOM.key + ROOM.letters * textScale);
  return marked > 0 && width < (dice + ROOM.edges) * growth + keys;
}

/** In a replay, the key that was pressed or would have been better: a miss, or nothing taken. A picture only. */
export function MarkedKey({ marks, isAlone }: Props) {
  const { mice: say } = usePhrases();
  const { surface, line } = useColours();
  const labels = { miss: say.miss, pass: isAlone ? say.enough : say.pass };
  const shown = KEYS.flatMap((key) => {
    const found = marksOf(marks, key);
    return found.length === 0 ? [] : [{ label: labels[key], found }];
  });
  return shown.map(({ label, found }) => (
    <View
      key={label}
      aria-hidden
      style={[styles.key, { backgroundColor: surface, borderColor: line }]}
    >
      <Words as="smallStrong">{label}</Words>
      <MarkRing marks={found} round={radius.m} width={KEY} />
    </View>
  ));
}

const KEY = 60;

const styles = StyleSheet.create({
  key: {
    minWidth: KEY,
    alignItems: 'center',
    paddingHorizontal: space.m,
    paddingVertical: space.s,
    borderRadius: radius.m,
    borderWidth: outline.normal,
  },
});
