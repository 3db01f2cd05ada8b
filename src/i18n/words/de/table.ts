import type { Phrases } from '../../en';

export const table: Phrases['table'] = {};
