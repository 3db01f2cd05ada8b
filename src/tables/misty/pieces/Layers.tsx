import { G, Path } from 'react-native-svg';
import { livePaint } from '../../../ui/theme/misty';
import { PEN, type Layer } from '../drawings/layers';

/** A drawing in colour within another picture. */
export function Layers({ of }: { readonly of: readonly Layer[] }) {
  return (
    <G fill="none" strokeLinecap="round" strokeLinejoin="round">
      {of.map(([path, fill, pen = 'ink', width = PEN], nth) => (
        <Path
          key={nth}
          d={path}
          fill={fill === null ? 'none' : livePaint[fill]}
          stroke={pen === null ? 'none' : livePaint[pen]}
          strokeWidth={width}
        />
      ))}
    </G>
  );
}
