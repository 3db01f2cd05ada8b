/**
 * What screens and tables are made of. All of it is loaded before the lobby stands: parts that only later
 * screens draw are imported from their own files.
 */
export { artCredits, type Credit } from './art/credits';
export { Icon, type IconName } from './art/Icon';
export { Picture, type PictureName } from './art/Picture';
export { ArrivalContext, useArrival, type Arrival } from './focus/arrival';
export { focusFirst, focusHome } from './focus/kept-focus';
export { moveFocus } from './focus/move-focus';
export { useEscape } from './escape';
export { Grown, useGrowth } from './growth';
export { fade } from './motion/fade';
export { MotionProvider, useMotion, type Motion } from './motion/MotionProvider';
export { useDoubleTapGuard } from './useDoubleTapGuard';
export type { TailGuard } from './useTailGuard';
export { Announce } from './parts/Announce';
export { Backdrop, type BackdropKind } from './parts/Backdrop';
export { BotMark } from './parts/BotMark';
export { Button, type ButtonKind } from './parts/Button';
export { Code } from './parts/Code';
export { Confirm } from './parts/Confirm';
export { Die, type DieState } from './parts/Die';
export type { DieFace, DieTone } from './parts/die-shape';
export { FingerArea } from './parts/FingerArea';
export { Flip } from './parts/Flip';
export { Halo, HALO } from './parts/Halo';
export { IconButton } from './parts/IconButton';
export { RoundKey } from './parts/RoundKey';
export { Page } from './parts/Page';
export { Panel } from './parts/Panel';
export { Pressable } from './parts/Pressable';
export { PlayerChip, type ChipShape, type Count } from './parts/PlayerChip';
export { Portrait } from './parts/Portrait';
export { Segmented, type Choice } from './parts/Segmented';
export { scrollsByKeys } from './parts/scrolls-by-keys';
export { Sheet } from './parts/Sheet';
export { Strength, type Level } from './parts/Strength';
export { SwitchRow } from './parts/SwitchRow';
export { Tappable } from './parts/Tappable';
export { TextField } from './parts/TextField';
export { ThinkingSign } from './parts/ThinkingSign';
export { Toast } from './parts/Toast';
export { DrawnWords, Heading, Words } from './parts/Words';
export { afterSheets, useBackLeads } from './sheet-history';
export { onTouch } from './taps';
export { useTextScale } from './text-scale';
export { useAway } from './useAway';
export { useScreenReader } from './useScreenReader';
export {
  ACCENTS,
  type Accent,
  type AccentName,
  type Colours,
  type ThemeName,
} from './theme/colours';
export type { DurationName, Speed } from './theme/durations';
export {
  largeText,
  ledge,
  outline,
  radius,
  shadow,
  space,
  target,
  wideFrom,
} from './theme/measures';
export { ThemeProvider, useColours, useTheme, type ThemeChoice } from './theme/ThemeProvider';
export { UiProvider } from './UiProvider';
