/**
 * Takes the pictures that we use out of the Fluent Emoji set and writes them down as data that
 * `src/ui/art/Picture.tsx` draws. Runs on install and before start, test and export.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Our name for a picture, and its name in the set. */
const PICTURES = {
  cow: 'cow-face',
  sheep: 'ewe',
  pig: 'pig-face',
  chicken: 'chicken',
  horse: 'horse-face',
  rabbit: 'rabbit-face',
  mouse: 'mouse-face',
  cat: 'cat-face',
  dog: 'dog-face',
  frog: 'frog',
  hamster: 'hamster',
  fox: 'fox',
  owl: 'owl',
  cheese: 'cheese-wedge',
  trap: 'mouse-trap',
  dung: 'pile-of-poo',
  carrot: 'carrot',
  corn: 'ear-of-corn',
  herb: 'herb',
  sheaf: 'sheaf-of-rice',
  clover: 'four-leaf-clover',
  pear: 'pear',
  apple: 'red-apple',
  rocket: 'rocket',
  truck: 'delivery-truck',
  leaf: 'fallen-leaf',
  droplet: 'droplet',
  tractor: 'tractor',
  scooter: 'kick-scooter',
  balloon: 'balloon',
  wheel: 'wheel',
  tulip: 'tulip',
  ogre: 'ogre',
  heart: 'red-heart',
  star: 'star',
  house: 'house',
  smile: 'smiling-face-with-smiling-eyes',
  grin: 'grinning-face',
  peanuts: 'peanuts',
  chestnut: 'chestnut',
  bacon: 'bacon',
  trophy: 'trophy',
  crown: 'crown',
  lantern: 'red-paper-lantern',
  rain: 'cloud-with-rain',
  umbrella: 'umbrella-with-rain-drops',
  robot: 'robot',
  books: 'books',
  party: 'party-popper',
} as const;

/** What persons look like (`FACES` in src/storage/persons.ts): apart, for the lobby shows none of them. */
const FACES = {
  girl: 'girl-medium-light',
  woman: 'woman-dark',
  boy: 'boy-medium',
  grandmother: 'old-woman-light',
  man: 'man-medium-light',
  grandfather: 'old-man-medium-dark',
  redhead: 'woman-red-hair-light',
  beard: 'man-beard-medium',
  bald: 'man-bald-dark',
  headscarf: 'woman-with-headscarf-medium',
  blond: 'man-blonde-hair-light',
  turban: 'person-wearing-turban-medium-dark',
} as const;

/** The drawings of a list must stay small: they are part of what every phone loads. */
const MAX_BYTES = 60_000;

const SET = 'node_modules/@iconify-json/fluent-emoji-flat/icons.json';
const OUT = 'src/ui/art/generated';

/** Fill, outline, and 1 where overlapping parts are holes. */
type Shape = [fill: string, d: string] | [fill: string, d: string, evenOdd: 1];

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
}

/** An ellipse, perhaps turned about its own middle, as a path of two arcs. */
function ellipsePath(tag: string): string {
  const [cx, cy, rx, ry] = ['cx', 'cy', 'rx', 'ry'].map((name) => Number(attribute(tag, name)));
  const turn = Number(/^rotate\(([-\d.]+)/.exec(attribute(tag, 'transform') ?? '')?.[1] ?? 0);
  const [dx, dy] = [Math.cos, Math.sin].map((part) => part((turn * Math.PI) / 180) * Number(rx));
  const point = (side: number) =>
    `${(Number(cx) + side * Number(dx)).toFixed(3)} ${(Number(cy) + side * Number(dy)).toFixed(3)}`;
  const arc = `A${rx} ${ry} ${turn} 1 1 `;
  return `M${point(-1)}${arc}${point(1)}${arc}${point(-1)}Z`;
}

/** The set's pictures are paths, and an ellipse, in groups that do nothing but name a fill. */
function shapesOf(name: string, body: string): Shape[] {
  const shapes: Shape[] = [];
  const fills: (string | undefined)[] = [];
  for (const [tag] of body.matchAll(/<[^>]+>/g)) {
    if (tag.startsWith('<g')) fills.push(attribute(tag, 'fill'));
    else if (tag === '</g>') fills.pop();
    else if (/^<(path|ellipse)/.test(tag)) {
      const fill = attribute(tag, 'fill') ?? fills.findLast((outer) => outer !== undefined);
      const d = tag.startsWith('<path') ? attribute(tag, 'd') : ellipsePath(tag);
      if (fill === undefined || d === undefined) throw new Error(`${name}: ${tag} cannot be drawn`);
      if (fill === 'none') continue;
      shapes.push(attribute(tag, 'fill-rule') === 'evenodd' ? [fill, d, 1] : [fill, d]);
    } else throw new Error(`${name}: ${tag} is not understood`);
  }
  return shapes;
}

const set = JSON.parse(readFileSync(SET, 'utf8')) as IconSet;

function write(name: string, list: Readonly<Record<string, string>>): void {
  const entries = Object.entries(list).map(([ours, theirs]) => {
    const icon = set.icons[theirs];
    if (icon === undefined) throw new Error(`The set has no picture ${theirs}.`);
    return `  ${ours}: ${JSON.stringify(shapesOf(theirs, icon.body))},`;
  });
  const text = `// Made by scripts/art.ts from the Fluent Emoji set by Microsoft (MIT). Do not edit.
export type Shape = readonly [fill: string, d: string, evenOdd?: 1];
export const ${name} = {
${entries.join('\n')}
} as const satisfies Readonly<Record<string, readonly Shape[]>>;
`;
  if (text.length > MAX_BYTES) throw new Error(`${text.length} bytes of ${name} are too many.`);
  writeFileSync(path.join(OUT, `${name}.ts`), text);
}

mkdirSync(OUT, { recursive: true });
write('pictures', PICTURES);
write('faces', FACES);
