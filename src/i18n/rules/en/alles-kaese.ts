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
        text: 'One die and 36 slices of cheese, for 2 to 6 players. The slices have 1 to 6 holes, six slices of each number.',
      },
      {
        kind: 'rule',
        text: '18 of them really are cheese, the other 18 are traps. You see which when you look under them; the holes alone never tell.',
      },
      {
        kind: 'ours',
        text: 'This is how we share out the traps. Six slices with 1 hole: one trap. 2 holes: two. 3 holes: three. 4 holes: three. 5 holes: four. 6 holes: five.',
        picture: 'trapTable',
      },
      {
        kind: 'example',
        text: 'Three of the six slices with 3 holes are traps, and three of the six with 4 holes. Both are equally risky at first, but a 4 brings more holes.',
      },
    ],
  },
  setUp: {
    title: 'Before you start',
    lines: [
      {
        kind: 'rule',
        text: 'The slices are shuffled. Six of them stand on the shelves, with their holes to be seen.',
      },
      {
        kind: 'rule',
        text: 'The other 30 are the pile. You always see the holes of the top one.',
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
        text: 'Throw the die, then see whether a slice on the shelves has exactly that many holes.',
      },
      { kind: 'rule', text: 'If none has, you must look under one slice in secret.' },
      {
        kind: 'rule',
        text: 'If at least one has, you must keep one of those or throw it away. You get no look.',
        picture: 'matching',
      },
      { kind: 'rule', text: 'Then it is your left neighbour’s turn.' },
    ],
  },
  peeking: {
    title: 'Nothing matches: look under a slice',
    lines: [
      {
        kind: 'rule',
        text: 'Choose any slice on the shelves, even one that you know already. Look under it on your own. It stays in its place.',
      },
      {
        kind: 'example',
        text: 'On the shelves are 1, 2, 2, 4, 5 and 6, and you throw a 3. Nothing matches, so you look under a slice, perhaps the tempting 6.',
        picture: 'peek',
      },
      {
        kind: 'rule',
        text: 'With 2 or 3 players, the top of the pile is then thrown away. Nobody sees what it is.',
      },
      {
        kind: 'example',
        text: 'Anna and Ben play, and 17 slices are left in the pile. Ben throws a 3, nothing matches, and he looks under the 6. Then the top of the pile, a 4, is thrown away unseen: 16 are left.',
        picture: 'peekOfTwo',
      },
      {
        kind: 'ours',
        text: 'We throw this extra slice away only after such a look, not after a turn in which somebody kept a slice or threw one away.',
      },
    ],
  },
  keepOrRemove: {
    title: 'A slice matches: keep it or throw it away',
    lines: [
      {
        kind: 'rule',
        text: 'If several slices have your number of holes, choose one of them.',
      },
      {
        kind: 'rule',
        text: 'Keep it: turn it over and put it on your plate, whether it is cheese or a trap.',
      },
      {
        kind: 'rule',
        text: 'Or throw it away: nobody sees what it was.',
      },
      {
        kind: 'rule',
        text: 'The top of the pile fills the gap. The other slices stay where they are.',
      },
      {
        kind: 'example',
        text: 'You throw a 2, and two slices match. You looked under one of them earlier: a trap. So you try your luck and keep the other one.',
        picture: 'keepOrThrow',
      },
    ],
  },
  knowing: {
    title: 'What everybody knows',
    lines: [
      {
        kind: 'rule',
        text: 'The holes are no secret: on the shelves, on top of the pile, on what was thrown away and on everybody’s plate.',
      },
      {
        kind: 'rule',
        text: 'Everybody sees which slice you look under. Only you know what you saw.',
      },
      {
        kind: 'rule',
        text: 'What was thrown away stays hidden. Only somebody who has looked under it knows what it was.',
      },
      {
        kind: 'ours',
        text: 'On your turn, before the throw too, you may look again under slices that you have looked under. If you play “From memory”, each slice is shown to you once only, even if you choose it for a second look.',
      },
      {
        kind: 'example',
        text: 'Five slices with 6 holes lie on the plates, all of them traps. Now you can be sure: the last one is cheese.',
        picture: 'lastOfSix',
      },
    ],
  },
  end: {
    title: 'The end',
    lines: [
      {
        kind: 'rule',
        text: 'If you turn up your third trap, the game is over at once. You lose, your holes do not count, and you come last, however much cheese you have.',
      },
      {
        kind: 'example',
        text: 'Two mice play. Anna has 15 holes and turns up her third trap. Ben wins, even if he has no cheese at all.',
        picture: 'thirdTrap',
      },
      {
        kind: 'rule',
        text: 'The game is also over at once when the last slice leaves the pile. The six slices on the shelves then count for nobody.',
      },
      {
        kind: 'example',
        text: 'One slice is left in the pile. You keep a cheese, and that slice fills the gap. The game is over, and your cheese still counts.',
        picture: 'lastCard',
      },
      {
        kind: 'rule',
        text: 'After a third trap the gap is not filled any more.',
      },
      {
        kind: 'example',
        text: 'One slice is left in the pile. Clara keeps a 4, and it is her third trap. The gap stays empty, the last slice stays where it is, and Clara comes last.',
        picture: 'trapOnLastCard',
      },
      {
        kind: 'ours',
        text: 'If the pile runs out after a look, whoever looked still sees it before the holes are counted. When all is over, you may turn over the shelves and what was thrown away to see what you missed. It changes nothing.',
      },
    ],
  },
  scoring: {
    title: 'Counting holes',
    lines: [
      {
        kind: 'rule',
        text: 'Add up the holes on your cheeses. Traps count nothing. The most holes win.',
      },
      {
        kind: 'example',
        text: 'Your cheeses have 5, 2 and 1 holes, your traps 6 and 4. That makes 5 + 2 + 1 = 8 holes.',
        picture: 'holes',
      },
      { kind: 'rule', text: 'If that is a tie, more cheeses win.' },
      {
        kind: 'example',
        text: 'Anna has 5 + 4 + 2 = 11 holes on three cheeses. Ben has 4 + 3 + 3 + 1 = 11 on four. Ben wins.',
        picture: 'holesTie',
      },
      {
        kind: 'ours',
        text: 'If that is a tie as well, you share the victory. Ties for the other places are settled in the same way.',
      },
    ],
  },
} as const satisfies Readonly<Record<string, RuleSection>>;
