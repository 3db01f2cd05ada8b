import { themes, type ThemeName } from '../../src/ui/theme/colours';
import { livePaint, windowColours } from '../../src/ui/theme/misty';
import { contrast } from './wcag';

const GRAPHIC = 3;
const TEXT = 4.5;

describe.each(['day', 'night'] as const)('the window by %s', (theme: ThemeName) => {
  const window = windowColours[theme];
  const { accents, glow, outline, surface, ink } = themes[theme];

  test.each([
    ['a finger drawing on mist', window.finger, window.mist],
    ['a finger drawing on its lightest spot', window.finger, window.mistLight],
    ['the outline of what is awake on clear glass', livePaint.ink, window.pane],
    ['the line of a lit place on the sky', accents.misty.text, window.glassTop],
    ['the line of a lit place on the hills', accents.misty.text, window.hill],
    ['a raindrop on a chip', window.drop, surface],
    ['a raindrop on the chip of who is at turn', window.drop, accents.misty.soft],
  ])('%s can be seen', (_, colour, ground) => {
    expect(contrast(colour, ground)).toBeGreaterThanOrEqual(GRAPHIC);
  });

  test('points can be read, on bright badges too', () => {
    expect(contrast(livePaint.ink, glow)).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(ink, surface)).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(outline, glow)).toBeGreaterThanOrEqual(GRAPHIC);
  });
});
