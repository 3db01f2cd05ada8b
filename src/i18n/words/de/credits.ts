import type { Phrases } from '../../en';

export const credits: Phrases['credits'] = {
  title: 'Dank',
};
