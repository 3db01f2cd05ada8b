/** A copy of the list with another item at that place. */
export function replaced<T>(list: readonly T[], index: number, item: T): readonly T[] {
  const copy = [...list];
  copy[index] = item;
  return copy;
}
