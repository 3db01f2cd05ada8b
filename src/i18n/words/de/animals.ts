import type { Phrases } from '../../en';

export const animals: Phrases['animals'] = {
  cow: 'Kuh',
  sheep: 'Schaf',
  pig: 'Schwein',
  chicken: 'Huhn',
  horse: 'Pferd',
  rabbit: 'Hase',
};
