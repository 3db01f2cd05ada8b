import type { Phrases } from '../../en';

const holes = (count: number) => (count === 1 ? '1 Loch' : `${count} Löcher`);
const traps = (count: number) => (count === 1 ? '1 Falle' : `${count} Fallen`);

export const allesKaeseScore: Phrases['allesKaeseScore'] = {
  holes,
  caught: 'gefangen',
  caughtTitle: 'Die dritte Falle: gefangen!',
  caughtLine: (name, lost) =>
    lost === 0
      ? `${name} kommt auf den letzten Platz.`
      : `${holes(lost)} von ${name} ${lost === 1 ? 'zählt' : 'zählen'} nicht.`,
  moreCheese: (ahead, behind, both, more, fewer) =>
    `${ahead} und ${behind} haben beide ${holes(both)}, aber ${ahead} hat ${more} Stück Käse und ${behind} nur ${fewer}.`,
  thirdTrap: (name) => `Drei Fallen: ${name} kommt auf den letzten Platz.`,

  skip: 'Alles auf einmal zählen',
  plate: (who, sum, counted, have) =>
    [
      `${who}: ${holes(sum)}`,
      counted.length === 0 ? '' : `Käse: ${counted.join(', ')}`,
      have === 0 ? '' : traps(have),
    ]
      .filter(Boolean)
      .join('. '),
  caughtPlate: (who, lost) =>
    `${who}: von der dritten Falle gefangen, letzter Platz. ${holes(lost)} auf dem Teller ${lost === 1 ? 'zählt' : 'zählen'} nicht.`,

  whatLayThere: 'Was lag da?',
  whatLayThereLine: 'Regal und Weggeworfenes umdrehen',
  shelves: 'Im Regal',
  discard: 'Weggeworfen',
  nothing: 'Nichts',
  lot: (cheese, sum, count) =>
    [
      cheese === 0 ? '' : `${cheese} Käse mit ${sum} ${sum === 1 ? 'Loch' : 'Löchern'}`,
      count === 0 ? '' : traps(count),
    ]
      .filter(Boolean)
      .join(' und '),
};
