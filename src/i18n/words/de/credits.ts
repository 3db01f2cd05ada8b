import type { Phrases } from '../../en';

export const credits: Phrases['credits'] = {
  back: 'Zurück',
  version: (version) => `Rainy Barn ${version}`,
  printed: 'Die gedruckten Spiele',
  theirs:
    'Titel und Ideen gehören denen, die sie gemacht haben. Rainy Barn ist von Fans: Niemand von den hier Genannten hat es beauftragt, geprüft oder bezahlt, und es ist mit niemandem von ihnen verbunden. Wenn dir ein Spiel gefällt, hol es dir aus Pappe!',
  author: (name) => `Ein Spiel von ${name}`,
  illustrator: (name) => `Bilder in der Schachtel von ${name}`,
  publisher: (name, year) =>
    year === null ? `Erschienen bei ${name}` : `Erschienen bei ${name}, ${year}`,
  own: 'Rainy Barn selbst',
  ownLine:
    'Code, Texte, Geräusche und alle anderen Zeichnungen sind von uns und unter der MIT-Lizenz frei für alle.',
  art: 'Bilder und Schrift',
  licence: (by, licence) => `von ${by} · ${licence}`,
  libraries: 'Software darin',
  librariesLine:
    'Alles davon ist Open Source unter der MIT-Lizenz, deren Text unten steht. Danke dafür!',
  mit: 'Die MIT-Lizenz (im englischen Original)',
};
