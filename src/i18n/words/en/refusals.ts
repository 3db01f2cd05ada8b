import type { Code as AllesKaeseCode } from '../../../game-core/games/alles-kaese/types';
import type { Code as MiceCode } from '../../../game-core/games/mice-to-meet-you/types';
import type { Code as MistyCode } from '../../../game-core/games/misty/types';
import type { Code as SoEinMistCode } from '../../../game-core/games/so-ein-mist/types';
import type { TableCode } from '../../../game-core/kernel/refusal';
import type { games } from './games';

type WordsFor<Code extends string> = Readonly<Record<Code, string>>;

/** What the table says at any game; a decision may also come when it has been made elsewhere. */
type AnyGameCode = TableCode | 'other';

interface Refusals extends Readonly<Record<keyof typeof games, WordsFor<string>>> {
  readonly 'so-ein-mist': WordsFor<SoEinMistCode>;
  readonly 'alles-kaese': WordsFor<AllesKaeseCode>;
  readonly misty: WordsFor<MistyCode>;
  readonly 'mice-to-meet-you': WordsFor<MiceCode>;
  readonly anyGame: WordsFor<AnyGameCode>;
}

/** Why a choice is not possible, by the game's own code: the rule in one sentence, to the player. */
export const refusals: Refusals = {
  'so-ein-mist': {
    'repeat-forces-stop': 'You have set this number aside in this turn already, so you must stop.',
    'last-die-forces-stop': 'This is your fifth die: there is none left to roll, so you must stop.',
  },
  'alles-kaese': {
    'no-such-slot': 'Choose one of the six slices on the shelves.',
    'must-peek':
      'No slice has as many holes as the die shows, so you can only look under one: any one you like.',
    'may-not-peek':
      'You only look under a slice when none has as many holes as the die shows. Keep one that has, or throw it away.',
    'wrong-number': 'You can only keep or throw away a slice with as many holes as the die shows.',
  },
  misty: {
    'not-placing': 'All windows are full: from now on no card is added.',
    'not-in-hand': 'You can only place a card from the hand that you hold right now.',
    'first-card-in-the-middle':
      'Begin in the middle: your window can grow from there to any side you like.',
    'cell-taken': 'There is a card here already, and cards in your window stay put.',
    'not-adjacent': 'Your card must touch another card of your window, a corner is enough.',
    'outside-window': 'Your window would be too wide or too high with a card here.',
    'not-activating': 'Your cards only come to life once all windows are full.',
    'not-in-window': 'You can only move cards in your own window.',
    'no-arrow': 'Your card has no arrow, so it stays where it is.',
    'moved-already': 'Every card moves just once, and this one has done so.',
    covered: 'A card that lies under another one does not move any more.',
  },
  'mice-to-meet-you': {
    'catch-or-miss': 'This is your own throw: use it for a room or a larder of yours, or miss.',
    'take-or-pass': 'These dice are left over: use all of them together, or pass.',
    'no-such-dice':
      'All your red dice count, and you may add any of your yellow ones: this is not such a sum.',
    'no-such-card': 'You need a room with mice in it, or one of your open larders.',
    'six-last': 'Your larder 6 comes last: first close the 9, the 12 and the 15.',
    'solo-sums-catch':
      'When you play alone, sums only catch the mice in your rooms. Your larders close when you miss.',
    'not-enough-nuts':
      'Each step between your sum and this number costs a nut, and you have too few.',
    'fee-first':
      'Here using the dice costs you a nut of your own already: what remains does not reach this number.',
    'cage-is-empty': 'Your cage is empty: no mice can come back from it.',
    'not-face-down': 'You can only open a larder again that is closed.',
    'penalty-is-due':
      'A miss costs you something: the mice on top in your cage come back, or you open a larder again.',
    'solo-miss-turns': 'When you play alone, a miss closes one of your open larders.',
    'already-face-down': 'This larder is closed for good: choose one of yours that is still open.',
  },
  anyGame: {
    'game-over': 'The game is over: there is nothing left to decide.',
    'chance-first': 'Wait for the dice or the cards: then it is time to decide.',
    'not-your-turn': 'It is not your turn: somebody else decides now.',
    'too-late': 'That was decided already.',
    other: 'The rules do not allow that.',
  },
};
