import { render, screen } from '@testing-library/react-native';
import { Path } from 'react-native-svg';
import type { Seat } from '../../../../src/game-core/kernel/seats';
import { seatColour } from '../../../../src/tables/shared/faces/SeatFace';
import { ChanceCurve } from '../../../../src/tables/shared/coach/ChanceCurve';
import { ThemeProvider } from '../../../../src/ui';
import { themes, type ThemeName } from '../../../../src/ui/theme/colours';
import { contrast } from '../../../ui/wcag';

const SEATS = [0, 1, 2, 3, 4, 5];
const GRAPHIC = 3;
const shares = SEATS.map((seat) => [1 / 6, seat / 6, 1 / 6]);

interface Line {
  readonly stroke: string;
  readonly strokeWidth: number;
  readonly opacity?: number;
}

function linesOf(theme: ThemeName, seat: Seat): Line[] {
  render(
    <ThemeProvider choice={theme}>
      <ChanceCurve
        shares={shares}
        length={2}
        size={{ width: 300, height: 180 }}
        seat={seat}
        points={[]}
      />
    </ThemeProvider>,
  );
  const colours = SEATS.map((each) => seatColour(themes[theme], each));
  return screen
    .UNSAFE_getAllByType(Path)
    .map(({ props }) => props as unknown as Line)
    .filter(({ stroke }) => colours.includes(stroke));
}

/** What is seen of a colour that lets its ground through. */
function over(colour: string, ground: string, opacity: number): string {
  const channels = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  const below = channels(ground);
  return `#${channels(colour)
    .map((part, nth) => Math.round(opacity * part + (1 - opacity) * below[nth]!))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`;
}

describe.each(['day', 'night'] as const)('by %s', (theme) => {
  test('every line of six stands out from the paper that it is drawn on', () => {
    const { surface } = themes[theme];
    const lines = linesOf(theme, 0);
    expect(lines).toHaveLength(SEATS.length);
    for (const { stroke, opacity = 1 } of lines)
      expect(contrast(over(stroke, surface, opacity), surface)).toBeGreaterThanOrEqual(GRAPHIC);
  });

  test('the one in front is drawn last, and is thicker than all others', () => {
    const lines = linesOf(theme, 3);
    const front = lines.at(-1)!;
    expect(front.stroke).toBe(seatColour(themes[theme], 3));
    for (const { strokeWidth } of lines.slice(0, -1))
      expect(front.strokeWidth).toBeGreaterThanOrEqual(1.5 * strokeWidth);
  });
});
