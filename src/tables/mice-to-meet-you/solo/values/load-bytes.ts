import { Asset } from 'expo-asset';
import { File } from 'expo-file-system';
import solved from '../../../../../assets/solo/mice-clear.bin';

/** Tells how much is here, from 0 to 1. */
export type OnShare = (share: number) => void;

/** The solved game as it lies in the app. A phone has it on its disk: there is nothing to wait for. */
export async function loadBytes(_size: number, onShare: OnShare): Promise<Uint8Array> {
  const { localUri, uri } = await Asset.fromModule(Number(solved)).downloadAsync();
  const bytes = await new File(localUri ?? uri).bytes();
  onShare(1);
  return bytes;
}
