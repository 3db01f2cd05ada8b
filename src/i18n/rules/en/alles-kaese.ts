import type { RuleSection } from '../types';

export const allesKaese = {
  goal: {
    title: 'What it is about',
    lines: [
      {
        kind: 'rule',
        text: 'You are hungry mice. Collect cheese with as many holes as you can, and keep your paws off the traps.',
      },
      {
        kind: 'rule',
        text: 'The most holes win. But whoever turns up a third trap loses on the spot.',
        picture: 'cheeseAndTraps',
      },
    ],
  },
  material: {
    title: 'What you play with',
    lines: [
      {
        kind: 'rule',
        text: 'One die and 36 cards, for 2 to 6 players. The backs show 1 to 6 holes, six cards of each number.',
      },
      {
        kind: 'rule',
        text: 'The fronts hide 18 cheeses and 18 traps. The back alone never tells you which it is.',
      },
      {
        kind: 'ours',
        text: 'This is how we share out the traps. Six cards with 1 hole: one trap. 2 holes: two. 3 holes: three. 4 holes: three. 5 holes: four. 6 holes: five.',
        picture: 'trapTable',
      },
      {
        kind: 'example',
        text: 'Three of the six cards with 3 holes are traps, and three of the six with 4 holes. Both are equally risky at first, but a 4 brings more holes.',
      },
    ],
  },
  setUp: {
    title: 'Before you start',
    lines: [
      {
        kind: 'rule',
        text: 'The cards are shuffled. Six of them lie in the middle with their holes up: this is the display.',
      },
      {
        kind: 'rule',
        text: 'The other 30 cards are the supply. They lie with their holes up, too.',
        picture: 'display',
      },
      {
        kind: 'ours',
        text: 'You agree who starts, perhaps the youngest. Otherwise chance decides.',
      },
    ],
  },
  turn: {
    title: 'Your turn',
    lines: [
      {
        kind: 'rule',
        text: 'Roll the die, then see whether a card in the display has exactly that many holes.',
      },
      { kind: 'rule', text: 'If none has, you must peek at one card in secret.' },
      {
        kind: 'rule',
        text: 'If at least one has, you must keep or remove one of those. You may not peek.',
        picture: 'matching',
      },
      { kind: 'rule', text: 'Then it is your left neighbour’s turn.' },
    ],
  },
  peeking: {
    title: 'Nothing fits: peek',
    lines: [
      {
        kind: 'rule',
        text: 'Choose any card of the display, even one that you know already. Look at its front on your own. Then it goes back to its place.',
      },
      {
        kind: 'example',
        text: 'The display shows 1, 2, 2, 4, 5 and 6, and you roll a 3. Nothing fits, so you peek at a card, perhaps the tempting 6.',
        picture: 'peek',
      },
      {
        kind: 'rule',
        text: 'With 2 or 3 players, the top card of the supply then goes to the discard pile. Nobody sees its front.',
      },
      {
        kind: 'example',
        text: 'Anna and Ben play, and 17 cards are left. Ben rolls a 3, nothing fits, and he peeks at the 6. Then the top card, a 4, goes to the discard pile unseen: 16 are left.',
        picture: 'peekOfTwo',
      },
      {
        kind: 'ours',
        text: 'We discard this extra card only after a peek, not after a turn in which somebody kept or removed a card.',
      },
    ],
  },
  keepOrRemove: {
    title: 'A card fits: keep or remove',
    lines: [
      {
        kind: 'rule',
        text: 'If several cards show your number, choose one of them.',
      },
      {
        kind: 'rule',
        text: 'Keep it: turn it over and lay it in front of you, whether it is cheese or a trap.',
      },
      {
        kind: 'rule',
        text: 'Or remove it: it goes to the discard pile, and nobody sees its front.',
      },
      {
        kind: 'rule',
        text: 'The top card of the supply fills the gap. The other cards stay where they are.',
      },
      {
        kind: 'example',
        text: 'You roll a 2, and two cards fit. You peeked at one of them earlier: a trap. So you try your luck and keep the other one.',
        picture: 'keepOrThrow',
      },
    ],
  },
  knowing: {
    title: 'What everybody knows',
    lines: [
      {
        kind: 'rule',
        text: 'The holes are no secret: in the display, on the top card of the supply, on discarded cards and on those in front of the players.',
      },
      {
        kind: 'rule',
        text: 'Everybody sees which card you peek at. Only you know what was on it.',
      },
      {
        kind: 'rule',
        text: 'The front of a discarded card stays hidden. Only somebody who has peeked at it knows what it was.',
      },
      {
        kind: 'ours',
        text: 'On your turn you may look once more at the cards that you have peeked at. If you play “From memory”, you may not.',
      },
      {
        kind: 'example',
        text: 'Five cards with 6 holes lie in front of the players, all of them traps. Now you can be sure: the last one is cheese.',
        picture: 'lastOfSix',
      },
    ],
  },
  end: {
    title: 'The end',
    lines: [
      {
        kind: 'rule',
        text: 'If you turn up your third trap, the game is over at once. You lose, score nothing and come last, however much cheese you have.',
      },
      {
        kind: 'example',
        text: 'Two mice play. Anna has 15 holes and turns up her third trap. Ben wins, even if he has no cheese at all.',
        picture: 'thirdTrap',
      },
      {
        kind: 'rule',
        text: 'The game is also over at once when the last card leaves the supply. The six cards in the display then count for nobody.',
      },
      {
        kind: 'example',
        text: 'One card is left in the supply. You keep a cheese, and that card fills the gap. The game is over, and your cheese still counts.',
        picture: 'lastCard',
      },
      {
        kind: 'rule',
        text: 'After a third trap the gap is not filled any more.',
      },
      {
        kind: 'example',
        text: 'One card is left in the supply. Clara keeps a 4, and it is her third trap. The gap stays empty, the last card stays where it is, and Clara comes last.',
        picture: 'trapOnLastCard',
      },
      {
        kind: 'ours',
        text: 'When all is over, you may turn over the display and the discard pile to see what you missed. It changes nothing.',
      },
    ],
  },
  scoring: {
    title: 'Counting holes',
    lines: [
      {
        kind: 'rule',
        text: 'Add up the holes on your cheese cards. Traps count nothing. The most holes win.',
      },
      {
        kind: 'example',
        text: 'Your cheese cards show 5, 2 and 1, your traps 6 and 4. That makes 5 + 2 + 1 = 8 holes.',
        picture: 'holes',
      },
      { kind: 'rule', text: 'If that is a tie, more cheese cards win.' },
      {
        kind: 'example',
        text: 'Anna has 5 + 4 + 2 = 11 holes on three cards. Ben has 4 + 3 + 3 + 1 = 11 on four cards. Ben wins.',
        picture: 'holesTie',
      },
      {
        kind: 'ours',
        text: 'If that is a tie as well, you share the victory. Ties for the other places are settled in the same way.',
      },
    ],
  },
} as const satisfies Readonly<Record<string, RuleSection>>;
