import type { PicturesInWords } from '../types';

export const picturesInWords: PicturesInWords = {
  goal: 'A cow walks towards an apple worth +10, past a dung card of −5.',
  material:
    'The six animals, the eight cards of the cow, the three kinds of grey cards, and five dice.',
  path: 'Part of the path: cow, pig and sheep each stand beside a card of their own, with grey cards between.',
  taking:
    'The cow walks 2 steps to a +6 of the sheep and takes it. A card of the cow fills the gap.',
  passingOn: 'A card of the cow goes face down to the pile of her left neighbour, the sheep.',
  noPassingOn: 'Cow and sheep keep their cards: the arrow between them is crossed out.',
  repeat: 'Dice with 3 and 5 lie aside. The die with the second 3 is ringed.',
  lastDie: 'Dice with 1, 4, 6 and 2 lie aside. The fifth die, a 5, is ringed.',
  queue: 'Cow and sheep queue at a +8, and the pig comes up behind them. The sheep takes the card.',
  unlucky: 'The horse waits at a −5 and takes it, because the cow comes up behind.',
  closingUp:
    'Cow, sheep and pig queue at a +4. The pig leaves, and the sheep holds the sign of the last.',
  tie: 'Two piles with a sum of 14: the cow’s has 18 points of food and a crown, the sheep’s has 14.',
  doubling: 'A pile of the cow: +16 and −10 counted double, +6 and +2. The sum is 14.',
  gaps: 'A die shows 3. The steps 1, 2 and 3 are counted on cards only, past a gap.',
  fromGap: 'A die shows 1. The cow stands at a gap, and the next card is step 1.',
};
