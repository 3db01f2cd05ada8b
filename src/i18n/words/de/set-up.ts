import type { Phrases } from '../../en';

export const setUp: Phrases['setUp'] = {
  title: 'Neues Spiel',
};
