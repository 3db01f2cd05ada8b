/** A place where a line may end without a sign for it. Phones break a long word wherever it is full. */
export function LineBreak() {
  return null;
}
