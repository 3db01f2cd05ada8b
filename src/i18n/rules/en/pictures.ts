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
  cheeseAndTraps:
    'Cheese with 5 and with 2 holes makes 7. Under it three traps, the third is crossed out.',
  trapTable:
    'Of six slices with 1 hole one is a trap, with 2 two, with 3 three, with 4 three, with 5 four, with 6 five.',
  display: 'Six slices with 3, 5, 1, 6, 2 and 5 holes, and a pile of 30 with a 4 on top.',
  matching: 'A die shows 5. Two slices with 5 holes glow, those with 2 and 1 do not.',
  peek: 'A die shows 3. Of the slices 1, 2, 2, 4, 5 and 6, an eye is on the 6. Only one person sees it: a trap.',
  peekOfTwo:
    'Ben has a 3 and looks under the 6. The pile goes from 17 to 16: its top, a 4, is thrown away.',
  keepOrThrow:
    'A die shows 2. Of two slices with 2 holes, one has a paw and the other is chosen. Kept, it is cheese; thrown away, nobody sees it.',
  lastOfSix: 'Five traps with 6 holes lie open. So the last slice with 6 holes is cheese.',
  thirdTrap: 'Anna has three traps, her 15 holes are crossed out. Ben has 0 and a crown.',
  lastCard: 'Cheese with 3 holes is kept. The last slice of the pile, a 4, fills the gap.',
  trapOnLastCard:
    'Clara has two traps and turns up a third. The last slice of the pile does not fill the gap.',
  holes: 'Cheese with 5, 2 and 1 holes makes 8. Traps with 6 and 4 holes make 0.',
  holesTie: 'Anna has 11 holes on three cheeses. Ben has 11 on four, and a crown.',
  comesAlive:
    'A smile and a truck, drawn in pale lines on misted glass; then the same in colour, awake.',
  movers:
    'Rocket and balloon with an arrow up, leaf and raindrop down, truck and unicycle right, tractor and scooter left. Each counts 1.',
  stayers: 'Heart, star, house, smile and monster count 1 each, the flower counts 2.',
  pickAndPass:
    'A flower goes into a window beside a smile and a heart. Rocket, house and leaf go on to the neighbour.',
  twoFrames: 'Two full windows: one 3 wide and 4 high, one 4 wide and 3 high.',
  fourWide:
    'Four columns are reached: the window is 4 wide and 3 high, with seven places still empty.',
  leaving:
    'A truck at the right edge drives out. Its space is empty, the house beside it counts 1.',
  covering:
    'A truck drives onto a raindrop. Its own space is empty, the other one is smudged and counts 0.',
  twoTrucks:
    'Two trucks in a row, twice. Front one first: one truck is left, 1 point. Back one first: a smudge, 0 points.',
  meal: 'A monster and two flowers. Then the monster sits where a flower was: 1 and 2 make 3.',
  hungry: 'Two monsters and one flower. Then two monsters and an empty space: 1 and 1 make 2.',
  twoSmiles: 'Two smiles side by side count 1 each and 1 extra together: 3.',
  threeSmiles: 'Three smiles in a row count 1 each and 1 extra: 4.',
  counting:
    'A flower with 2, three smiles with 3 and 1 extra, a heart with 1 and a truck with 1: 8 together.',
  bothTake: 'Ada and Ben have 9 points and a raindrop each, Cleo has 7 and none.',
  smallFrame: 'A full window, 3 wide and 3 high.',
  mouseHouse: 'The room with 7 mice, and a cage with the 7 on top.',
  larders:
    'The larders: the 6 gives a red and a yellow die, the 9 and the 12 a yellow one each, the 15 a red one.',
  sums: 'Red 2 and 4 and yellow 5 make 11: the room with 11 mice. Red 2 and 4 and yellow 6 make 12: larder 12 is boarded up. The other yellow dice are left.',
  fewerDice: 'The 12 and the 15 are boarded up: one red die and two yellow ones.',
  opensAgain: 'The 17 stays in the cage. The 9 loses its boards, and its yellow die is back.',
  leftOver:
    'Red 2 and 4 and yellow 5 are used, yellow 1 and 6 are left. Ben uses 7 for his 7, and a nut goes to Ada.',
  nutStep: '13 and a nut make 14; 13 less a nut makes 12.',
  fewestMice: 'Ada: 1, 3 and 14 make 18. Ben: 7 and 8 make 15.',
  alone: 'The 6 and the 9 are open, the 12 and the 15 are boarded up: a 5.',
  secondCard: 'Red 3 and 5 catch the 8. For a nut, yellow 2, 3 and 6 catch the 11 too.',
  fifteen: 'Red 3 and 4 and a nut catch the 8. Yellow 4, 5 and 6 stay: 15, and a nut comes.',
};
