/**
 * Runs in the page before the app does: what the device draws at random is the same in every run, so that a
 * new match has the same dice each time. A tab draws on after a reload, so that no two of its matches are one.
 */
export function sameDice(): void {
  const KEY = 'drawn';
  const draw = <T extends ArrayBufferView | null>(array: T): T => {
    if (array === null) return array;
    let drawn = Number(sessionStorage.getItem(KEY) ?? 0);
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (const at of bytes.keys()) {
      drawn += 1;
      const mixed = Math.imul(drawn ^ (drawn >>> 7), 0x9e3779b1);
      bytes[at] = mixed >>> 24;
    }
    sessionStorage.setItem(KEY, String(drawn));
    return array;
  };
  Object.defineProperty(crypto, 'getRandomValues', { value: draw });
}
