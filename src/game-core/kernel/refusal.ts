/** Why a move is not accepted: a code for programs and words, and the rule in one sentence. */
export interface Refusal<Code extends string = string> {
  readonly code: Code | TableCode;
  readonly rule: string;
}

/** What any game refuses, before it looks at the move. */
export type TableCode = 'game-over' | 'chance-first' | 'not-your-turn' | 'too-late';

export const TABLE_REFUSALS: Readonly<Record<TableCode, Refusal<never>>> = {
  'game-over': { code: 'game-over', rule: 'The game is over: nobody moves any more.' },
  'chance-first': { code: 'chance-first', rule: 'Dice and deals come first, then people decide.' },
  'too-late': { code: 'too-late', rule: 'That was decided already: each decision counts once.' },
  'not-your-turn': { code: 'not-your-turn', rule: 'Only the seats whose turn it is decide.' },
};
