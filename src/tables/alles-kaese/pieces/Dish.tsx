import { memo } from 'react';
import Svg, { Ellipse, Path } from 'react-native-svg';
import { useColours } from '../../../ui';

/** It is drawn on 300 × 100. */
export const DISH_RATIO = 1 / 3;

/** A large plate that traps or cheese are laid on. */
export const Dish = memo(function Dish({ width }: { readonly width: number }) {
  const { kaese } = useColours();
  const { outline } = kaese.plain;
  return (
    <Svg width={width} height={width * DISH_RATIO} viewBox="0 0 300 100" aria-hidden>
      <Ellipse
        cx={150}
        cy={54}
        rx={146}
        ry={43}
        fill={kaese.plateDark}
        stroke={outline}
        strokeWidth={4}
      />
      <Ellipse
        cx={150}
        cy={45}
        rx={146}
        ry={42}
        fill={kaese.plate}
        stroke={outline}
        strokeWidth={4}
      />
      <Ellipse cx={150} cy={47} rx={112} ry={29} fill={kaese.plateDark} opacity={0.55} />
      <Path
        d="M42 42q16-20 62-25"
        fill="none"
        stroke={kaese.tooth}
        strokeWidth={4}
        strokeLinecap="round"
      />
    </Svg>
  );
});
