/**
 * What the window of Misty is painted with. Apart from the other colours: only its table, which is loaded
 * later, asks for them.
 */
import type { ThemeName } from './colours';
import { useTheme } from './ThemeProvider';

export interface WindowColours {
  /** A pane that is misted over, with the light on its upper edge and its rim. */
  readonly mist: string;
  readonly mistLight: string;
  readonly mistEdge: string;
  /** Where a finger has wiped the mist away. */
  readonly finger: string;
  /** A pane that is clear, and its rim. */
  readonly pane: string;
  readonly paneEdge: string;
  /** What is seen through the window: the sky, and the hills below it. */
  readonly glassTop: string;
  readonly glassBottom: string;
  readonly hill: string;
  /** What stands far away in the rain. */
  readonly far: string;
  /** Where a card may go. */
  readonly lit: string;
  readonly frame: string;
  readonly frameLight: string;
  /** Curtains: the cloth, its checks and its folds. */
  readonly cloth: string;
  readonly check: string;
  readonly fold: string;
  /** How much is seen of things that only stand about. */
  readonly still: number;
  /** A raindrop that counts as a round. */
  readonly drop: string;
  readonly dropShine: string;
}

const day: WindowColours = {
  mist: '#4a7896',
  mistLight: '#5988a5',
  mistEdge: '#2f5a77',
  finger: '#f4fbfe',
  pane: '#eef7fb',
  paneEdge: '#5b8aa6',
  glassTop: '#b9d2df',
  glassBottom: '#d9e8ee',
  hill: '#dfe6d2',
  far: '#b3c8c6',
  lit: 'rgba(250, 253, 255, 0.72)',
  frame: '#c99a63',
  frameLight: '#dcb37e',
  cloth: '#fdf3e1',
  check: '#d8705f',
  fold: '#b9594c',
  still: 1,
  drop: '#2680c4',
  dropShine: '#d9f0ff',
};

const night: WindowColours = {
  mist: '#32536a',
  mistLight: '#3d6079',
  mistEdge: '#17303f',
  finger: '#eaf5fb',
  pane: '#cfe2ec',
  paneEdge: '#17303f',
  glassTop: '#1f313e',
  glassBottom: '#2b4352',
  hill: '#24382f',
  far: '#18282f',
  lit: 'rgba(10, 24, 33, 0.55)',
  frame: '#6b4d39',
  frameLight: '#7d5b44',
  cloth: '#6f5a50',
  check: '#8a4038',
  fold: '#40241f',
  still: 0.7,
  drop: '#6bbcf2',
  dropShine: '#e3f4ff',
};

export const windowColours: Readonly<Record<ThemeName, WindowColours>> = { day, night };

/** What drawings that have come to life are painted with, by day and at night: they glow on clear glass. */
export const livePaint = {
  ink: '#3b2a2a',
  deepGreen: '#3d7d2e',
  blue: '#3d8fd1',
  mouth: '#4a1f3d',
  water: '#4aa8e8',
  green: '#5aa845',
  tyre: '#5c5560',
  purple: '#8a63c9',
  throat: '#8c2f39',
  brick: '#9a6240',
  steel: '#9fb8c6',
  porthole: '#9fdcf5',
  vein: '#b8601a',
  crimson: '#c8324f',
  waterShine: '#c9ecff',
  glass: '#d9f0f7',
  windscreen: '#e6f6fd',
  heart: '#e8405a',
  red: '#e8503a',
  balloon: '#f0506b',
  tongue: '#f27b7b',
  pink: '#f27ba5',
  leaf: '#f29a33',
  hub: '#f3e6cb',
  orange: '#f58f29',
  flame: '#ff9d2e',
  heartShine: '#ffc2cb',
  gold: '#ffc83d',
  yellow: '#ffd34d',
  balloonShine: '#ffd5dc',
  lemon: '#ffe07a',
  white: '#ffffff',
  cream: '#fff0d0',
  stripe: '#fff1c4',
  paper: '#fff6e6',
} as const;

export type PaintName = keyof typeof livePaint;

export function useWindowColours(): WindowColours {
  return windowColours[useTheme().name];
}
