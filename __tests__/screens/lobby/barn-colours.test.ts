import { barnColours } from '../../../src/screens/lobby/barn-colours';
import { themes } from '../../../src/ui/theme/colours';
import { contrast } from '../../ui/wcag';

test.each(['day', 'night'] as const)('the frames of doors stand out from the wall, %s', (theme) => {
  const { wall, trim } = barnColours[theme];
  expect(contrast(trim, wall)).toBeGreaterThanOrEqual(3);
});

test.each(['day', 'night'] as const)(
  'the keys in the hay have an outline that is seen, %s',
  (theme) => {
    const { hay, surface, outline } = themes[theme];
    expect(Math.max(contrast(outline, hay), contrast(surface, hay))).toBeGreaterThanOrEqual(3);
  },
);
