import type { Phrases } from '../../en';
import { onlyThey } from './alles-kaese';

const holes = (count: number) => (count === 1 ? '1 Loch' : `${count} Löcher`);

export const allesKaeseLog: Phrases['allesKaeseLog'] = {
  dealt: (starter) => `Der Käse liegt aus. ${starter} beginnt.`,
  rolled: (name, face, matching) =>
    matching === 0
      ? `${name} würfelt eine ${face}: Nichts passt.`
      : `${name} würfelt eine ${face}: ${matching === 1 ? '1 Scheibe passt' : `${matching} Scheiben passen`}.`,
  peeked: (name, nth, count) => `${name} schaut unter Scheibe ${nth} (${holes(count)}).`,
  keptCheese: (name, nth, count) => `${name} behält Scheibe ${nth}: Käse, ${holes(count)}.`,
  keptTrap: (name, nth, count, have) =>
    `${name} behält Scheibe ${nth} (${holes(count)}): eine Falle, ${have} von 3.`,
  oneMore: (name) => `Noch eine, und ${name} ist gefangen.`,
  removed: (name, nth, count, lookers) =>
    `${name} wirft Scheibe ${nth} weg (${holes(count)})${lookers.length === 0 ? ', ungesehen.' : `. ${onlyThey(lookers)}`}`,
  refilled: (nth, count) => `Platz ${nth} wird vom Stapel gefüllt: ${holes(count)}.`,
  supplyDiscarded: (count) =>
    `Die oberste vom Stapel (${holes(count)}) wird ungesehen weggeworfen.`,
  endedByTrap: 'Die dritte Falle beendet das Spiel.',
  endedBySupply: 'Der Stapel ist leer: Das Spiel ist aus.',
  look: (nth, count) => `Unter Scheibe ${nth} schauen (${holes(count)})`,
  keep: (nth, count) => `Scheibe ${nth} behalten (${holes(count)})`,
  throwAway: (nth, count) => `Scheibe ${nth} wegwerfen (${holes(count)})`,
};
