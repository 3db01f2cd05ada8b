import { useRef, useState } from 'react';
import { useWindowDimensions, type LayoutChangeEvent } from 'react-native';
import { FEW } from './HintWords';

/** The best alone stands above them already: from two on there is something to compare. */
const LEAST = 2;

/** How many rows a scrolled place shows whole: as long as its content is more than fits, there is one less. */
export function useFittingRows() {
  const { width, height } = useWindowDimensions();
  const window = `${width} ${height}`;
  const [found, setFound] = useState({ window, rows: FEW });
  const rows = found.window === window ? found.rows : FEW;
  const room = useRef(0);
  const content = useRef({ rows: -1, height: 0 });
  const fit = () => {
    // One of the two may be told late.
    const isKnown = room.current > 0 && content.current.rows === rows;
    if (isKnown && rows > 0 && content.current.height > room.current + 1) {
      setFound({ window, rows: rows > LEAST ? rows - 1 : 0 });
    }
  };
  return {
    rows,
    measure: {
      onLayout({ nativeEvent }: LayoutChangeEvent) {
        room.current = nativeEvent.layout.height;
        fit();
      },
      onContentSizeChange(_wide: number, high: number) {
        content.current = { rows, height: high };
        fit();
      },
    },
  };
}
