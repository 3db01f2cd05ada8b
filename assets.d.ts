declare module '*.png' {
  import type { ImageSourcePropType } from 'react-native';

  const source: ImageSourcePropType;
  export default source;
}

/** On a phone the number of an asset, in a browser its address. */
declare module '*.wav' {
  const source: number | string;
  export default source;
}

declare module '*.bin' {
  const source: number | string;
  export default source;
}
