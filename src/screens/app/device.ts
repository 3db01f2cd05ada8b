import { CryptoDigestAlgorithm, digestStringAsync } from 'expo-crypto';

export function digest(text: string): Promise<string> {
  return digestStringAsync(CryptoDigestAlgorithm.SHA256, text);
}

/** After all that waits already, such as a touch or a frame. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
