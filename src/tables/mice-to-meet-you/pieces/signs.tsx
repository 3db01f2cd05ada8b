import { memo } from 'react';
import Svg, { Path, Rect } from 'react-native-svg';
import { useHouseColours } from '../useHouseColours';

interface Props {
  readonly size: number;
  readonly colour: string;
}

/** How many rooms are left, beside the number. */
export const RoomSign = memo(function RoomSign({ size, colour }: Props) {
  return (
    <Svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden>
      <Path
        d="M3.5 20.5V10L12 3.5 20.5 10v10.5z"
        stroke={colour}
        strokeWidth={2.8}
        strokeLinejoin="round"
      />
      <Path d="M8.5 20.5v-3.5a3.5 3.5 0 0 1 7 0v3.5z" fill={colour} />
    </Svg>
  );
});

/** The last larder cannot be closed yet. */
export const Lock = memo(function Lock({ size, colour }: Props) {
  return (
    <Svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden>
      <Path d="M7.5 11V8a4.5 4.5 0 0 1 9 0v3" stroke={colour} strokeWidth={2.6} />
      <Rect x={5} y={11} width={14} height={9.5} rx={2.5} fill={colour} />
    </Svg>
  );
});

/** What closes a larder. */
export const Boards = memo(function Boards({
  width,
  height,
}: {
  readonly width: number;
  readonly height: number;
}) {
  const { boards, boardsDark, plank } = useHouseColours();
  const [w, h] = [width, height];
  const cross = `M${w * 0.1} ${h * 0.92}L${w * 0.9} ${h * 0.08}M${w * 0.1} ${h * 0.08}L${w * 0.9} ${h * 0.92}`;
  const thick = Math.min(w, h) * 0.16;
  return (
    <Svg width={w} height={h} aria-hidden>
      <Rect width={w} height={h} rx={8} fill={boards} />
      <Path
        d={`M0 ${h / 3}h${w}M0 ${(2 * h) / 3}h${w}`}
        stroke={boardsDark}
        strokeWidth={2}
        opacity={0.6}
      />
      <Path d={cross} stroke={boardsDark} strokeWidth={thick + 4} />
      <Path d={cross} stroke={plank} strokeWidth={thick} />
    </Svg>
  );
});
