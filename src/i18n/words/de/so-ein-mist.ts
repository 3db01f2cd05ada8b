import type { Phrases } from '../../en';

export const soEinMistTable: Phrases['soEinMist'] = {};
