import { readFileSync } from 'node:fs';
import { type, type TypeName } from '../../src/ui/theme/type';

interface Font {
  /** How wide a letter is, in parts of the font size. */
  widthOf(letter: string): number;
}

/** Reads what a TrueType file says about the widths of its letters. */
function fontIn(path: string): Font {
  const bytes = readFileSync(path);
  const tables = new Map<string, number>();
  for (let nth = 0; nth < bytes.readUInt16BE(4); nth += 1) {
    const at = 12 + 16 * nth;
    tables.set(bytes.toString('latin1', at, at + 4), bytes.readUInt32BE(at + 8));
  }
  const table = (name: string): number => {
    const at = tables.get(name);
    if (at === undefined) throw new Error(`The font has no table ${name}.`);
    return at;
  };
  const unitsPerEm = bytes.readUInt16BE(table('head') + 18);
  const measured = bytes.readUInt16BE(table('hhea') + 34);
  const glyphOf = glyphsIn(bytes, table('cmap'));
  return {
    widthOf(letter) {
      const glyph = Math.min(glyphOf(letter.codePointAt(0) ?? 0), measured - 1);
      return bytes.readUInt16BE(table('hmtx') + 4 * glyph) / unitsPerEm;
    },
  };
}

/** By the map of segments (format 4), which every font has for the letters that people write with. */
function glyphsIn(bytes: Buffer, cmap: number): (code: number) => number {
  const offsets = Array.from({ length: bytes.readUInt16BE(cmap + 2) }, (_, nth) => {
    return cmap + bytes.readUInt32BE(cmap + 8 + 8 * nth);
  });
  const map = offsets.find((at) => bytes.readUInt16BE(at) === 4);
  if (map === undefined) throw new Error('The font has no map of segments.');
  const size = bytes.readUInt16BE(map + 6);
  const [ends, starts] = [map + 14, map + 16 + size];
  const [deltas, ranges] = [starts + size, starts + 2 * size];
  return (code) => {
    for (let at = 0; at < size; at += 2) {
      if (code > bytes.readUInt16BE(ends + at)) continue;
      const start = bytes.readUInt16BE(starts + at);
      if (code < start) return 0;
      const delta = bytes.readUInt16BE(deltas + at);
      const range = bytes.readUInt16BE(ranges + at);
      if (range === 0) return (code + delta) & 0xffff;
      const glyph = bytes.readUInt16BE(ranges + at + range + 2 * (code - start));
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}

const NUNITO = 'node_modules/@expo-google-fonts/nunito';
const FONTS: Readonly<Record<string, Font>> = {
  Nunito_600SemiBold: fontIn(`${NUNITO}/600SemiBold/Nunito_600SemiBold.ttf`),
  Nunito_900Black: fontIn(`${NUNITO}/900Black/Nunito_900Black.ttf`),
};

/** How many dp wide a text is on one line, with letters so many times larger. */
export function lineWidth(text: string, as: TypeName, scale: number): number {
  const { fontFamily, fontSize } = type[as];
  const { widthOf } = FONTS[fontFamily] as Font;
  return [...text].reduce((width, letter) => width + widthOf(letter), 0) * fontSize * scale;
}

/** The same of the longest part that no line can be broken in. */
export function longestWord(text: string, as: TypeName, scale: number): number {
  return Math.max(...text.split(/\s|(?<=-)/).map((word) => lineWidth(word, as, scale)));
}
