import { memo, useId } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import Svg, { Circle, Defs, G, Path, Pattern, RadialGradient, Rect, Stop } from 'react-native-svg';
import type { Colours } from '../theme/colours';
import { useTheme } from '../theme/ThemeProvider';

/** rain: the view out of the barn. wood: its table. stone: its cellar. paper: quiet, for much text. */
export type BackdropKind = 'paper' | 'wood' | 'stone' | 'rain';

interface Props {
  readonly kind: BackdropKind;
}

const PLANK = 88;

function Planks({ colours }: { readonly colours: Colours }) {
  const id = useId();
  return (
    <>
      <Defs>
        <Pattern id={id} width={320} height={PLANK * 2} patternUnits="userSpaceOnUse">
          <Rect width={320} height={PLANK * 2} fill={colours.wood} />
          <Rect y={PLANK} width={320} height={PLANK} fill={colours.woodDark} opacity={0.28} />
          <Path
            d={`M0 1.5h320M0 ${PLANK + 1.5}h320M96 0v${PLANK}M236 ${PLANK}v${PLANK}`}
            stroke={colours.woodLine}
            strokeWidth={3}
          />
          <Path
            d="M16 26q40-9 70 0M120 58q60-12 130-2M130 30q30-6 60 0M260 22q24 8 50 0M20 128q70-12 120 2M40 152q40 8 90 0M250 132q30-8 60 0M180 160q20-5 44 0"
            fill="none"
            stroke={colours.woodLine}
            strokeWidth={2.5}
            strokeLinecap="round"
            opacity={0.45}
          />
          {[10, 310].map((x) => (
            <G key={x} fill={colours.woodLine} opacity={0.7}>
              <Circle cx={x + 92} cy={14} r={3} />
              <Circle cx={x - 8} cy={PLANK + 14} r={3} />
            </G>
          ))}
        </Pattern>
      </Defs>
      <Rect width="100%" height="100%" fill={`url(#${id})`} />
    </>
  );
}

/** Three rows of stones that go on beyond the edges of their pattern. */
const STONES =
  'M8 4h62a6 6 0 0 1 6 6v22a6 6 0 0 1-6 6H8a6 6 0 0 1-6-6V10a6 6 0 0 1 6-6zM166 4h66a6 6 0 0 1 6 6v22a6 6 0 0 1-6 6h-66a6 6 0 0 1-6-6V10a6 6 0 0 1 6-6z' +
  'M48 44h66a6 6 0 0 1 6 6v22a6 6 0 0 1-6 6H48a6 6 0 0 1-6-6V50a6 6 0 0 1 6-6zM204 44h70v34h-70a6 6 0 0 1-6-6V50a6 6 0 0 1 6-6zM-10 44h42a6 6 0 0 1 6 6v22a6 6 0 0 1-6 6h-42z' +
  'M22 84h56a6 6 0 0 1 6 6v22a6 6 0 0 1-6 6H22a6 6 0 0 1-6-6V90a6 6 0 0 1 6-6zM182 84h70v34h-70a6 6 0 0 1-6-6V90a6 6 0 0 1 6-6zM-10 84h16a6 6 0 0 1 6 6v22a6 6 0 0 1-6 6h-16z';
const OTHER_STONES =
  'M86 4h64a6 6 0 0 1 6 6v22a6 6 0 0 1-6 6H86a6 6 0 0 1-6-6V10a6 6 0 0 1 6-6zM130 44h58a6 6 0 0 1 6 6v22a6 6 0 0 1-6 6h-58a6 6 0 0 1-6-6V50a6 6 0 0 1 6-6zM94 84h72a6 6 0 0 1 6 6v22a6 6 0 0 1-6 6H94a6 6 0 0 1-6-6V90a6 6 0 0 1 6-6z';

function Stones({ colours: { kaese } }: { readonly colours: Colours }) {
  const id = useId();
  return (
    <>
      <Defs>
        <Pattern id={id} width={240} height={120} patternUnits="userSpaceOnUse">
          <Rect width={240} height={120} fill={kaese.joint} />
          <Path d={STONES} fill={kaese.stone} />
          <Path d={OTHER_STONES} fill={kaese.stone2} />
        </Pattern>
      </Defs>
      <Rect width="100%" height="100%" fill={`url(#${id})`} />
    </>
  );
}

function Rain({ colours, height }: { readonly colours: Colours; readonly height: number }) {
  const id = useId();
  return (
    <>
      <Defs>
        <Pattern id={id} width={120} height={150} patternUnits="userSpaceOnUse">
          <Path
            d="M18 10l-5 20M66 34l-5 20M102 4l-5 20M40 74l-5 20M88 92l-5 20M14 112l-5 20M58 126l-4 16"
            stroke={colours.rain}
            strokeWidth={3}
            strokeLinecap="round"
            opacity={0.5}
          />
        </Pattern>
      </Defs>
      <Rect width="100%" height="100%" fill={colours.sky} />
      <Rect width="100%" height="100%" fill={`url(#${id})`} />
      <G transform={`translate(0 ${height - 150})`}>
        <Path d="M-20 80q160-90 420-30t520-20 600 20v120H-20z" fill={colours.accents.mist.soft} />
        <Path d="M-20 110q240-50 560-10t1100-20v90H-20z" fill={colours.hay} opacity={0.75} />
      </G>
    </>
  );
}

/** Tufts of hay in the lower corners, and here and there a straw. */
function Straws({
  colours,
  width,
  height,
}: {
  readonly colours: Colours;
  readonly width: number;
  readonly height: number;
}) {
  const tuft =
    'M0 0C6-30 0-54-10-72M6 0C16-28 18-50 14-80M12 0C26-22 36-44 40-66M-4 0C-8-20-20-38-32-48M18 0C34-12 48-24 62-40';
  return (
    <G stroke={colours.hayDark} strokeWidth={5} strokeLinecap="round" fill="none" opacity={0.55}>
      <G transform={`translate(18 ${height + 6})`}>
        <Path d={tuft} />
      </G>
      <G transform={`translate(${width - 18} ${height + 6}) scale(-1 1)`}>
        <Path d={tuft} />
      </G>
    </G>
  );
}

/** What everything lies on. Drawn once behind a screen; it never moves. */
export const Backdrop = memo(function Backdrop({ kind }: Props) {
  const id = useId();
  const { name, colours } = useTheme();
  const { width, height } = useWindowDimensions();
  return (
    <View
      style={[StyleSheet.absoluteFill, styles.still, { backgroundColor: colours.paper }]}
      aria-hidden
    >
      <Svg width="100%" height="100%">
        {kind === 'wood' && <Planks colours={colours} />}
        {kind === 'stone' && <Stones colours={colours} />}
        {kind === 'rain' && <Rain colours={colours} height={height} />}
        {kind === 'paper' && <Straws colours={colours} width={width} height={height} />}
        {name === 'night' && (
          <>
            <Defs>
              <RadialGradient id={id} cx="50%" cy="0%" r="90%">
                <Stop offset="0" stopColor={colours.glow} stopOpacity={0.22} />
                <Stop offset="1" stopColor={colours.glow} stopOpacity={0} />
              </RadialGradient>
            </Defs>
            <Rect width="100%" height="100%" fill={`url(#${id})`} />
          </>
        )}
      </Svg>
    </View>
  );
});

const styles = StyleSheet.create({ still: { pointerEvents: 'none', overflow: 'hidden' } });
