/** Paints every PNG of the app from the drawings in assets/art. Run it after changing a drawing. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { launchBrowser } from '../e2e/support/browser';

const ASSETS = path.resolve('assets');

interface Layer {
  readonly drawing: 'sky' | 'barn' | 'barn-monochrome';
  /** Side length and position of the square drawing, in parts of the picture. */
  readonly size: number;
  readonly left: number;
  readonly top: number;
}

interface Picture {
  readonly file: string;
  readonly pixels: number;
  readonly layers: readonly Layer[];
  /** Rounded corners and an outline, for where the platform draws none. */
  readonly framed?: boolean;
}

const SCENE: readonly Layer[] = [
  { drawing: 'sky', size: 1, left: 0, top: 0 },
  { drawing: 'barn', size: 0.82, left: 0.09, top: 0.145 },
];

// A launcher may cut an adaptive icon down to the middle circle, two thirds as wide as the picture.
const SAFE_BARN = { size: 0.52, left: 0.24, top: 0.26 };

const PICTURES: readonly Picture[] = [
  { file: 'icon.png', pixels: 1024, layers: SCENE },
  { file: 'lobby.png', pixels: 1024, layers: SCENE, framed: true },
  { file: 'favicon.png', pixels: 192, layers: SCENE, framed: true },
  {
    file: 'splash.png',
    pixels: 1024,
    layers: [{ drawing: 'barn', size: 0.96, left: 0.02, top: 0.04 }],
  },
  {
    file: 'adaptive-background.png',
    pixels: 1024,
    layers: [{ drawing: 'sky', size: 0.68, left: 0.16, top: 0.145 }],
  },
  {
    file: 'adaptive-foreground.png',
    pixels: 1024,
    layers: [{ drawing: 'barn', ...SAFE_BARN }],
  },
  {
    file: 'adaptive-monochrome.png',
    pixels: 1024,
    layers: [{ drawing: 'barn-monochrome', ...SAFE_BARN }],
  },
];

const percent = (part: number) => `${part * 100}%`;

function layerHtml({ drawing, size, left, top }: Layer): string {
  const svg = readFileSync(path.join(ASSETS, 'art', `${drawing}.svg`), 'utf8');
  const box = `left:${percent(left)};top:${percent(top)};width:${percent(size)};height:${percent(size)}`;
  return `<div style="position:absolute;${box}">${svg}</div>`;
}

function pictureHtml({ pixels, layers, framed }: Picture): string {
  const round = `border-radius:${framed ? pixels * 0.2 : 0}px`;
  const square = `position:absolute;inset:0;overflow:hidden;box-sizing:border-box;${round}`;
  const outline = framed
    ? `<div style="${square};border:${pixels * 0.024}px solid #46302b"></div>`
    : '';
  return `<body style="margin:0"><div style="${square}">${layers.map(layerHtml).join('')}</div>${outline}</body>`;
}

async function main(): Promise<void> {
  const browser = await launchBrowser();
  try {
    for (const picture of PICTURES) {
      const viewport = { width: picture.pixels, height: picture.pixels };
      const page = await browser.newPage({ viewport });
      await page.setContent(pictureHtml(picture));
      await page.screenshot({ path: path.join(ASSETS, picture.file), omitBackground: true });
      await page.close();
    }
  } finally {
    await browser.close();
  }
}

void main();
