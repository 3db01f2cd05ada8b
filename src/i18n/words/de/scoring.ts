import type { Phrases } from '../../en';

export const scoring: Phrases['scoring'] = {
  title: 'Die Wertung',
};
