import type { RuleSection } from '../types';

export const miceToMeetYou = {
  goal: {
    title: 'What it is about',
    lines: [
      {
        kind: 'rule',
        text: 'Mice are running about your house. Lure them into your cage with bacon and cheese.',
        picture: 'mouseHouse',
      },
      { kind: 'rule', text: 'Whoever has the fewest mice left in their rooms at the end wins.' },
    ],
  },
  setUp: {
    title: 'Getting ready',
    lines: [
      {
        kind: 'rule',
        text: 'Your house has 18 numbers. The 6, 9, 12 and 15 are your larders: each gives you dice as long as it is open.',
        picture: 'larders',
      },
      {
        kind: 'rule',
        text: 'The other 14 are rooms, with as many mice as their number says: 129 mice in all.',
      },
      {
        kind: 'rule',
        text: 'There are two red bacon dice and three yellow cheese dice, shared by all: 1 to 5 can play.',
      },
      {
        kind: 'rule',
        text: 'Three nuts for each player go on the table: 9 with three players. You start with none.',
      },
      { kind: 'ours', text: 'The starting player is chosen before the game or drawn by lot.' },
      {
        kind: 'ours',
        text: 'There are no secrets: anyone may look at all houses, and into each cage in its order.',
      },
      {
        kind: 'ours',
        text: 'In the printed game rooms are hand cards, larders are dice cards, closing one is turning it face down, and the nuts on the table are the supply.',
      },
    ],
  },
  turn: {
    title: 'Your turn',
    lines: [
      {
        kind: 'rule',
        text: 'Throw all the dice that your open larders give you. At first that is all five.',
      },
      {
        kind: 'rule',
        text: 'Add up all your red dice. Then add as many yellow dice as you like, or none.',
      },
      {
        kind: 'rule',
        text: 'With this sum you do one thing: catch the mice in the room with that number, or close the larder with that number. The mice go into your cage, above the earlier ones.',
      },
      {
        kind: 'example',
        text: 'Red 2 and 4, yellow 1, 5 and 6: make 6, 7, 11, 12, 13, 17 or 18. With 11 you catch room 11, with 12 you close larder 12.',
        picture: 'sums',
      },
    ],
  },
  diceCards: {
    title: 'The larders',
    lines: [
      {
        kind: 'rule',
        text: 'A closed larder takes its dice away from you, from your next throw on. The 15 takes one red die.',
      },
      {
        kind: 'ours',
        text: 'The 12 takes one yellow die, the 9 one yellow die, and the 6 one red and one yellow die.',
      },
      {
        kind: 'rule',
        text: 'The 6 is closed last, only when your 9, 12 and 15 are closed. The order of those three is up to you.',
      },
      {
        kind: 'example',
        text: 'Your 15 and your 12 are closed: you throw one red die and two yellow ones.',
        picture: 'fewerDice',
      },
    ],
  },
  miss: {
    title: 'A miss',
    lines: [
      {
        kind: 'rule',
        text: 'If you cannot or do not want to use any sum, it is a miss. You spend no nuts on it.',
      },
      {
        kind: 'rule',
        text: 'A miss costs you: the mice on top in your cage run back into their room, or you open one of your closed larders again. You choose.',
      },
      {
        kind: 'rule',
        text: 'If only one of the two is possible, you do that one. If neither is, nothing happens.',
      },
      {
        kind: 'example',
        text: 'Your 17 is on top in your cage and your 9 is closed. You open larder 9: its yellow die is back for your next throw.',
        picture: 'opensAgain',
      },
    ],
  },
  others: {
    title: 'The others use what is left',
    lines: [
      {
        kind: 'rule',
        text: 'Then the others, clockwise and once each, may use the total of all unused yellow dice for a room or larder of their own; after a miss, the total of all dice.',
      },
      {
        kind: 'rule',
        text: 'The total is used whole, never in part. If no die is left, nobody gets anything.',
      },
      {
        kind: 'example',
        text: 'Ada used red 2 and 4 and yellow 5 for room 11. Yellow 1 and 6 are left: the others may use 7, but neither 1 nor 6 alone. Ben catches the mice in his room 7 with it.',
        picture: 'leftOver',
      },
      {
        kind: 'rule',
        text: 'Each time somebody does, the player whose turn it is gets one nut from the table, after a miss too.',
      },
      {
        kind: 'rule',
        text: 'If there is none on the table, you pay that player one nut of your own. Without a nut you may not use the dice.',
      },
      { kind: 'ours', text: 'The app asks only those who can do something with the total.' },
      { kind: 'rule', text: 'Then the player on the left throws.' },
    ],
  },
  nuts: {
    title: 'Nuts help',
    lines: [
      {
        kind: 'rule',
        text: 'Each nut that you pay to the table makes your sum 1 more or 1 less. You may pay several; the numbers only go from 1 to 18.',
      },
      {
        kind: 'example',
        text: 'Your sum is 13, but your room 13 is empty. For one nut you catch room 14, or close larder 12.',
        picture: 'nutStep',
      },
      {
        kind: 'rule',
        text: 'On your own turn, nuts change only the sum you use: the dice left over stay as thrown. If another player changes the total, it stays changed for those after.',
      },
      {
        kind: 'example',
        text: 'The total is 7, and Ben catches his room 8. You get one nut from the table, and Ben pays one of his to it. For Cleo the total is now 8.',
      },
      {
        kind: 'rule',
        text: 'The nut for using the dice comes first. The nut you pay for a change cannot be that one, but it can be the next player’s.',
      },
      {
        kind: 'example',
        text: 'The total is 7, no nut is on the table and Ben has one. He may catch the mice in his room 7 and give you the nut. For room 8 he would need two nuts.',
      },
    ],
  },
  end: {
    title: 'End and winner',
    lines: [
      {
        kind: 'rule',
        text: 'The game ends at once when anyone closes their last larder, the 6, even if it is not their turn. Players after them get nothing more.',
      },
      {
        kind: 'rule',
        text: 'Add up the mice left in your rooms. Larders do not count. The fewest mice win.',
      },
      {
        kind: 'example',
        text: 'Ada closes her 6 and has rooms 1, 3 and 14 left: 18 mice. Ben has 7 and 8: 15 mice. Ben wins.',
        picture: 'fewestMice',
      },
      {
        kind: 'rule',
        text: 'On a tie, more closed larders win, then more nuts. Still equal: you win together.',
      },
      {
        kind: 'ours',
        text: 'Empty rooms do not end the game. You play on until somebody closes their last larder.',
      },
    ],
  },
  solo: {
    title: 'Playing alone',
    lines: [
      {
        kind: 'rule',
        text: 'Four levels: you start with 3, 2, 1 or 0 nuts, and the rest of the three lie in the middle. Fewer nuts are harder.',
      },
      {
        kind: 'rule',
        text: 'Sums only catch rooms. Only a miss closes a larder: you choose which, the 6 last, and it stays closed. Nothing comes back from the cage.',
      },
      {
        kind: 'rule',
        text: 'The game ends when all your rooms are empty or all four larders are closed. There are seven ratings; 7 is the best.',
      },
      {
        kind: 'rule',
        text: 'With all rooms empty: 7 for four open larders, 6 for three, 5 for two, 4 for one.',
      },
      {
        kind: 'rule',
        text: 'With mice left: 3 for one room, 2 for two rooms, 1 for three or more.',
      },
      {
        kind: 'example',
        text: 'You missed twice and then caught your last room: two larders are still open, so your rating is 5.',
        picture: 'alone',
      },
    ],
  },
  soloNuts: {
    title: 'Nuts when you play alone',
    lines: [
      {
        kind: 'rule',
        text: 'Nuts that you pay go to the middle. Each changes your sum by 1; or one nut buys a second room this turn, with the yellow dice left over.',
      },
      {
        kind: 'ours',
        text: 'The second room uses the total of all yellow dice left over. More nuts may change that total by 1 each.',
      },
      {
        kind: 'example',
        text: 'Red 3 and 5 catch room 8. Yellow 2, 3 and 6 are left: for one nut you also catch room 11, for two nuts room 10.',
        picture: 'secondCard',
      },
      {
        kind: 'rule',
        text: 'If your unused yellow dice total 15 or more at the end of your turn, you take one nut from the middle, if there is one. Never after a miss.',
      },
      {
        kind: 'rule',
        text: 'Only the faces as thrown count for the 15. A nut that you paid in this very turn may come straight back.',
      },
      {
        kind: 'example',
        text: 'Red 3 and 4, and one nut, catch room 8. Yellow 4, 5 and 6 stay unused: 15, so you take a nut from the middle.',
        picture: 'fifteen',
      },
    ],
  },
} as const satisfies Readonly<Record<string, RuleSection>>;
