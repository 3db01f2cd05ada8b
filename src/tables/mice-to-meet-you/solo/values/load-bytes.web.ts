import solved from '../../../../../assets/solo/mice-clear.bin';
import type { OnShare } from './load-bytes';

/** The solved game comes over the network once; the page's worker keeps it for later visits. */
export async function loadBytes(size: number, onShare: OnShare): Promise<Uint8Array> {
  const answer = await fetch(String(solved));
  if (!answer.ok || answer.body === null) throw new Error(`The host answered ${answer.status}.`);
  const bytes = new Uint8Array(size);
  const reader = answer.body.getReader();
  let here = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    if (here + value.length > size) throw new RangeError('The solved game is larger than it is.');
    bytes.set(value, here);
    here += value.length;
    onShare(here / size);
  }
  return bytes.subarray(0, here);
}
