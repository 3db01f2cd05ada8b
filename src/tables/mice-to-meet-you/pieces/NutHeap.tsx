import { View } from 'react-native';
import { Nut } from './Nut';

interface Props {
  readonly count: number;
  readonly width: number;
  readonly height: number;
  readonly largest: number;
}

/** How far two nuts of a row overlap at most, and at least. */
const OVERLAP = { most: 0.62, least: 0.28 };

/** More than these are a number beside them. */
const MOST = 12;

/** The own nuts, every one of them: in one row, or in two of smaller ones. */
export function NutHeap({ count, width, height, largest }: Props) {
  const drawn = Math.min(count, MOST);
  if (drawn === 0) return null;
  const { rows, size, step } = heap(drawn, { width, height, largest });
  return (
    <View>
      {rows.map((nuts, row) => (
        <View key={row} style={{ flexDirection: 'row', marginTop: row === 0 ? 0 : -size * 0.12 }}>
          {Array.from({ length: nuts }, (_, nth) => (
            <View key={nth} style={nth > 0 && { marginLeft: step - size }}>
              <Nut size={size} />
            </View>
          ))}
        </View>
      ))}
    </View>
  );
}

/** How many nuts are in each row, how large they are, and how far each is from the last. */
export function heap(
  count: number,
  { width, height, largest }: Omit<Props, 'count'>,
): { readonly rows: readonly number[]; readonly size: number; readonly step: number } {
  const fits = (size: number, nuts: number) => (width - size) / Math.max(1, nuts - 1) / size;
  const one = fits(largest, count);
  if (count === 1 || one >= 1 - OVERLAP.most) {
    const step = Math.min(1 - OVERLAP.least, one) * largest;
    return { rows: [count], size: largest, step: count === 1 ? largest : step };
  }
  const above = Math.ceil(count / 2);
  const size = Math.min(largest, (height / 1.88) * 0.92);
  const step = Math.min(1 - OVERLAP.least, fits(size, above)) * size;
  return { rows: [above, count - above], size, step };
}
