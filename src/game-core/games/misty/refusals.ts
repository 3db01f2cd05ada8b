import type { Refusal } from '../../kernel/refusal';
import type { Code } from './types';

const RULES: Readonly<Record<Code, string>> = {
  'not-placing': 'Cards are placed while the windows are being built, not afterwards.',
  'not-in-hand': 'You can only place a card of the hand that you are holding.',
  'first-card-in-the-middle':
    'The first card lies in the middle of the sheet: the window grows round it as you like.',
  'cell-taken': 'There is a card already, and placed cards stay where they are.',
  'not-adjacent': 'A new card must touch one that you have placed, if only at a corner.',
  'outside-window': 'With a card there, the window would be too long or too wide.',
  'not-activating': 'Cards move once all windows are full, not before.',
  'not-in-window': 'You can only move cards of your own window.',
  'no-arrow': 'Only cards with an arrow move.',
  'moved-already': 'Each card moves once, and this one has moved.',
  covered: 'A covered card does not move any more.',
};

export const REFUSALS = Object.fromEntries(
  Object.entries(RULES).map(([code, rule]) => [code, { code, rule }]),
) as Readonly<Record<Code, Refusal<Code>>>;
