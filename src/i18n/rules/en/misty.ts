import type { RuleSection } from '../types';

export const misty = {
  goal: {
    title: 'What it is about',
    lines: [
      {
        kind: 'rule',
        text: 'It is raining, and you draw pictures on the misty window. Then the pictures come alive.',
        picture: 'comesAlive',
      },
      {
        kind: 'rule',
        text: 'Build a window of twelve cards so that as many points as possible are left once everything has moved.',
      },
      {
        kind: 'rule',
        text: 'The most points take the round. Whoever is first to take two rounds wins the game.',
      },
    ],
  },
  cards: {
    title: 'The cards',
    lines: [
      {
        kind: 'rule',
        text: 'There are 54 cards, for 2 to 4 players. Some have an arrow and will move; the others stay where you put them, only a monster may get hungry.',
      },
      {
        kind: 'ours',
        text: 'With an arrow, three of each: rocket and balloon go up, leaf and raindrop down, truck and unicycle right, tractor and scooter left.',
        picture: 'movers',
      },
      {
        kind: 'ours',
        text: 'Without an arrow: four hearts, four stars, four houses, eight smiles, six flowers and four monsters.',
        picture: 'stayers',
      },
    ],
  },
  building: {
    title: 'Building: pick and pass',
    lines: [
      {
        kind: 'rule',
        text: 'All 54 cards are shuffled for every round, and each of you gets six.',
      },
      {
        kind: 'rule',
        text: 'Everyone secretly picks one card from the hand. When all have chosen, the picks are shown and each hand goes to the neighbour on the left.',
        picture: 'pickAndPass',
      },
      {
        kind: 'rule',
        text: 'Pick again from your new hand, and so on, until the hands are empty. The last card is what is left, but you still choose its place.',
      },
      {
        kind: 'rule',
        text: 'Then each gets six more cards, and this time the hands go to the right. Now every window has twelve cards.',
      },
      {
        kind: 'ours',
        text: 'You choose the card and its place together, and once confirmed that stands. So the phone goes round only once for each pick.',
      },
    ],
  },
  placing: {
    title: 'Where a card may go',
    lines: [
      {
        kind: 'rule',
        text: 'Your first card is the beginning, and the window grows around it any way you like. Later cards must touch one of yours; a corner is enough.',
      },
      {
        kind: 'rule',
        text: 'The window is 3 wide and 4 high, or 4 wide and 3 high. Nothing may stick out.',
        picture: 'twoFrames',
      },
      {
        kind: 'example',
        text: 'As soon as your cards reach across four columns, your window is 4 wide and can be only 3 high.',
        picture: 'fourWide',
      },
      {
        kind: 'rule',
        text: 'A card once placed stays there while you build, and no card is ever turned round.',
      },
    ],
  },
  moving: {
    title: 'The pictures come alive',
    lines: [
      {
        kind: 'rule',
        text: 'When the windows are full, each of you moves the cards in your own window, one player after another. You choose the order of your cards.',
      },
      {
        kind: 'rule',
        text: 'Every arrow card that is not covered must move once, one space its way. A card that leaves the window is out.',
        picture: 'leaving',
      },
      {
        kind: 'rule',
        text: 'A card that moves onto another one covers it. Covered cards no longer move, and a third card may still land on top.',
        picture: 'covering',
      },
      {
        kind: 'example',
        text: 'Two trucks in a row, one at the right edge. Front truck first: it drives out, the other moves up, 1 point. Back truck first: it covers the front one, 0 points.',
        picture: 'twoTrucks',
      },
      {
        kind: 'ours',
        text: 'Who moves their cards first is chosen before the game or drawn by lot. Windows do not touch each other, so it changes no points.',
      },
    ],
  },
  monsters: {
    title: 'Hungry monsters',
    lines: [
      {
        kind: 'rule',
        text: 'When no arrow card is left to move, the monsters eat. The flower goes away, and the monster sits down in its place.',
      },
      {
        kind: 'ours',
        text: 'Each uncovered monster must eat one uncovered flower, however far away. A covered monster eats nothing, and nobody eats a covered flower.',
      },
      {
        kind: 'example',
        text: 'One monster, two flowers: one flower is eaten. The monster scores 1 and the other flower 2, together 3 points.',
        picture: 'meal',
      },
      {
        kind: 'example',
        text: 'Two monsters, one flower: the flower is eaten, and one monster stays hungry. The two monsters score 2 points.',
        picture: 'hungry',
      },
      {
        kind: 'ours',
        text: 'Which monster eats which flower never changes the points, so the app pairs them for you.',
      },
    ],
  },
  scoring: {
    title: 'Counting points',
    lines: [
      { kind: 'rule', text: 'A flower scores 2 points. Any other card scores 1, the monster too.' },
      {
        kind: 'rule',
        text: 'An empty space scores 0. A space with two or more cards is only a smudge and scores 0 as well.',
      },
      {
        kind: 'rule',
        text: 'Two smiles side by side in a row score 1 extra point, so 3 in all. One above the other brings nothing extra.',
        picture: 'twoSmiles',
      },
      {
        kind: 'ours',
        text: 'Longer rows of smiles: 1 extra point for every full pair. Three smiles make 3 + 1 = 4 points, four make 4 + 2 = 6.',
        picture: 'threeSmiles',
      },
      {
        kind: 'ours',
        text: 'Smiles are counted after everything has moved. An empty space or a stack between them breaks the row.',
      },
      {
        kind: 'example',
        text: 'At the end a flower, three smiles in a row, a heart and a truck lie alone: 2 + 4 + 1 + 1 = 8 points.',
        picture: 'counting',
      },
    ],
  },
  winning: {
    title: 'Winning',
    lines: [
      {
        kind: 'rule',
        text: 'The best score takes the round. Each round taken is a raindrop, and the first with two wins.',
      },
      {
        kind: 'ours',
        text: 'On a tie for the best score, each of the tied players takes the round.',
      },
      {
        kind: 'example',
        text: 'Ada has 9 points, Ben 9 and Cleo 7: Ada and Ben both take the round.',
        picture: 'bothTake',
      },
      {
        kind: 'ours',
        text: 'If several of you get there in the same round, more points over all rounds win. Still equal: you win together.',
      },
      {
        kind: 'example',
        text: 'Ada and Ben both take their second round. Ada has 26 points over all rounds, Ben 24: Ada wins.',
      },
      { kind: 'ours', text: 'You may also play until someone has taken one round, or three.' },
    ],
  },
  initiation: {
    title: 'Initiation, for young players',
    lines: [
      {
        kind: 'rule',
        text: 'The window is 3 wide and 3 high. Three times each of you gets three cards, and every window has nine in the end.',
        picture: 'smallFrame',
      },
      {
        kind: 'ours',
        text: 'The hands go left the first time, right the second time and left again the third time.',
      },
      { kind: 'rule', text: 'Moving, eating, counting and winning stay the same.' },
    ],
  },
} as const satisfies Readonly<Record<string, RuleSection>>;
