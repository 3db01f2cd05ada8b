import type { Phrases } from '../../en';

export const settings: Phrases['settings'] = {
  title: 'Einstellungen',
};
