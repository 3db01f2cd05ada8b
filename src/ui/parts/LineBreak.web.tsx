/** Not a character, so that it is not copied. */
export function LineBreak() {
  return <wbr />;
}
