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
      { kind: 'rule', text: 'Whoever has the fewest mice left in hand at the end wins.' },
    ],
  },
  setUp: {
    title: 'Getting ready',
    lines: [
      {
        kind: 'rule',
        text: 'Each of you has mouse cards with 1 to 18 mice. The 6, 9, 12 and 15 lie open before you: these are your dice cards.',
        picture: 'larders',
      },
      { kind: 'rule', text: 'The other 14 cards are your hand: 129 mice in all.' },
      {
        kind: 'rule',
        text: 'There are two red bacon dice and three yellow cheese dice, shared by all.',
      },
      {
        kind: 'rule',
        text: 'Three nuts for each player go into the supply: 9 with three players. You start with none.',
      },
      { kind: 'ours', text: 'The starting player is chosen before the game or drawn by lot.' },
      {
        kind: 'ours',
        text: 'There are no secrets: anyone may look at all hands, and at the cards in each cage in their order.',
      },
      {
        kind: 'ours',
        text: 'In the app your cards are a house: the hand is its rooms with mice, the dice cards are its larders. A dice card that is face down is boarded up.',
      },
    ],
  },
  turn: {
    title: 'Your turn',
    lines: [
      {
        kind: 'rule',
        text: 'Roll all the dice that your open dice cards give you. At first that is all five.',
      },
      {
        kind: 'rule',
        text: 'Add up all your red dice. Then add as many yellow dice as you like, or none.',
      },
      {
        kind: 'rule',
        text: 'With this sum you do one thing: lay the hand card with that number in your cage, or turn the dice card with that number face down.',
      },
      {
        kind: 'example',
        text: 'Red 2 and 4, yellow 1, 5 and 6: make 6, 7, 11, 12, 13, 17 or 18. With 11 you lay your 11, with 12 you turn your 12.',
        picture: 'sums',
      },
    ],
  },
  diceCards: {
    title: 'Dice cards',
    lines: [
      {
        kind: 'rule',
        text: 'A face-down dice card takes its dice away from you, from your next roll on. The 15 takes one red die.',
      },
      {
        kind: 'ours',
        text: 'The 12 takes one yellow die, the 9 one yellow die, and the 6 one red and one yellow die.',
      },
      {
        kind: 'rule',
        text: 'The 6 is turned last, only when your 9, 12 and 15 are face down. The order of those three is up to you.',
      },
      {
        kind: 'example',
        text: 'Your 15 and your 12 are face down: you roll one red die and two yellow ones.',
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
        text: 'A miss costs you: take the top card of your cage back into your hand, or turn one of your face-down dice cards up again. You choose.',
      },
      {
        kind: 'rule',
        text: 'If only one of the two is possible, you do that one. If neither is, nothing happens.',
      },
      {
        kind: 'example',
        text: 'Your 17 lies on top in your cage and your 9 is face down. You turn up the 9: its yellow die is back for your next roll.',
        picture: 'opensAgain',
      },
    ],
  },
  others: {
    title: 'The others use what is left',
    lines: [
      {
        kind: 'rule',
        text: 'Then the others, clockwise and once each, may use the total of all unused yellow dice for a card of their own; after a miss, the total of all dice.',
      },
      {
        kind: 'rule',
        text: 'The total is used whole, never in part. If no die is left, nobody gets anything.',
      },
      {
        kind: 'example',
        text: 'You used red 2 and 4 and yellow 5 for your 11. Yellow 1 and 6 are left: the others may use 7, but neither 1 nor 6 alone.',
        picture: 'leftOver',
      },
      {
        kind: 'rule',
        text: 'Each time somebody does, the player whose turn it is gets one nut from the supply, after a miss too.',
      },
      {
        kind: 'rule',
        text: 'If the supply is empty, you pay that player one nut of your own. Without a nut you may not use the dice.',
      },
      { kind: 'ours', text: 'The app asks only those who can do something with the total.' },
    ],
  },
  nuts: {
    title: 'Nuts help',
    lines: [
      {
        kind: 'rule',
        text: 'Each nut that you pay into the supply makes your sum 1 more or 1 less. You may pay several; the cards only go from 1 to 18.',
      },
      {
        kind: 'example',
        text: 'Your sum is 13, but your 13 is in the cage. For one nut you lay your 14, or turn your dice card 12.',
        picture: 'nutStep',
      },
      {
        kind: 'rule',
        text: 'On your own turn, nuts change only the sum you use: the dice left over stay as rolled. If another player changes the total, it stays changed for those after.',
      },
      {
        kind: 'example',
        text: 'The total is 7, and Ben lays his 8. You get one nut from the supply, and Ben pays one of his into it. For Cleo the total is now 8.',
      },
      {
        kind: 'rule',
        text: 'The nut for using the dice comes first. The nut you pay for a change cannot be that one, but it can be the next player’s.',
      },
      {
        kind: 'example',
        text: 'The supply is empty and Ben has one nut. He may lay his 7 and give you the nut. For his 8 he would need two nuts.',
      },
    ],
  },
  end: {
    title: 'End and winner',
    lines: [
      {
        kind: 'rule',
        text: 'The game ends at once when anyone turns their last dice card, the 6, face down, even if it is not their turn. Players after them get nothing more.',
      },
      {
        kind: 'rule',
        text: 'Add up the mice on your hand cards. Dice cards do not count. The fewest mice win.',
      },
      {
        kind: 'example',
        text: 'Ada turns her 6 and still holds 1, 3 and 14: 18 mice. Ben holds 7 and 8: 15 mice. Ben wins.',
        picture: 'fewestMice',
      },
      {
        kind: 'rule',
        text: 'On a tie, more face-down dice cards win, then more nuts. Still equal: you win together.',
      },
      {
        kind: 'ours',
        text: 'An empty hand does not end the game. You play on until somebody turns their last dice card.',
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
        text: 'Sums only lay hand cards. Only a miss turns a dice card down: you choose which, the 6 last, and it stays down. Nothing comes back from the cage.',
      },
      {
        kind: 'rule',
        text: 'The game ends when your hand is empty or all four dice cards are face down. There are seven ratings; 7 is the best.',
      },
      {
        kind: 'rule',
        text: 'With an empty hand: 7 for four open dice cards, 6 for three, 5 for two, 4 for one.',
      },
      {
        kind: 'rule',
        text: 'With cards left in hand: 3 for one card, 2 for two cards, 1 for three or more.',
      },
      {
        kind: 'example',
        text: 'You missed twice and then laid your last card: two dice cards are still open, so your rating is 5.',
        picture: 'alone',
      },
    ],
  },
  soloNuts: {
    title: 'Nuts when you play alone',
    lines: [
      {
        kind: 'rule',
        text: 'Nuts that you pay go to the middle. Each changes your sum by 1; or one nut buys a second card this turn, with the yellow dice left over.',
      },
      {
        kind: 'ours',
        text: 'The second card uses the total of all yellow dice left over. More nuts may change that total by 1 each.',
      },
      {
        kind: 'example',
        text: 'Red 3 and 5 lay your 8. Yellow 2, 3 and 6 are left: for one nut you also lay your 11, for two nuts your 10.',
        picture: 'secondCard',
      },
      {
        kind: 'rule',
        text: 'If your unused yellow dice total 15 or more at the end of your turn, you take one nut from the middle, if there is one. Never after a miss.',
      },
      {
        kind: 'rule',
        text: 'Only the faces as rolled count for the 15. A nut that you paid in this very turn may come straight back.',
      },
      {
        kind: 'example',
        text: 'Red 3 and 4, and one nut, lay your 8. Yellow 4, 5 and 6 stay unused: 15, so you take a nut from the middle.',
        picture: 'fifteen',
      },
    ],
  },
} as const satisfies Readonly<Record<string, RuleSection>>;
