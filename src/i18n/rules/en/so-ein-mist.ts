import type { RuleSection } from '../types';

export const soEinMist = {
  goal: {
    title: 'What it is about',
    lines: [
      {
        kind: 'rule',
        text: 'Your animal is hungry. Walk it round the path to the best food, and keep its feet out of the dung.',
        picture: 'goal',
      },
      {
        kind: 'rule',
        text: 'The cards you collect are added up at the end. The most points win.',
      },
    ],
  },
  material: {
    title: 'What you play with',
    lines: [
      {
        kind: 'rule',
        text: 'Six animals: cow, sheep, pig, chicken, horse and rabbit. Three to six of them play, one for each player.',
      },
      {
        kind: 'rule',
        text: 'Each animal has eight cards: food worth +2, +4, +6, +8 and +10, and dung worth −1, −3 and −5.',
        picture: 'material',
      },
      {
        kind: 'rule',
        text: 'Six grey cards belong to nobody: +2, −1 and −3, twice each.',
      },
      { kind: 'rule', text: 'There are five dice, shared by all.' },
    ],
  },
  setUp: {
    title: 'Before you start',
    lines: [
      {
        kind: 'rule',
        text: 'Chance gives everyone an animal. Its eight cards are shuffled and become your draw pile, face down.',
      },
      {
        kind: 'ours',
        text: 'If you have a favourite animal, you may choose it before the game instead.',
      },
      {
        kind: 'rule',
        text: 'With 5 players, your top card goes unseen to the left neighbour’s scoring pile. With 6, another goes right as well. With 3 or 4, nobody passes.',
        picture: 'passingOn',
      },
      {
        kind: 'rule',
        text: 'One card from every draw pile is mixed with the six grey cards. Together they form a round path, face up.',
      },
      {
        kind: 'rule',
        text: 'Your figure starts beside the card that came from your pile. You do not take that card.',
        picture: 'path',
      },
      {
        kind: 'ours',
        text: 'You agree who starts, perhaps whoever stepped in dung last. Otherwise chance decides.',
      },
    ],
  },
  rolling: {
    title: 'Roll: stop or go on?',
    lines: [
      {
        kind: 'rule',
        text: 'Roll one die. Happy with it? Stop, and move that far. Not happy? Set it aside and roll the next die.',
      },
      {
        kind: 'rule',
        text: 'Only the last die counts. The dice are never added up.',
      },
      {
        kind: 'rule',
        text: 'If you roll a number that you have already set aside this turn, you must stop with it.',
      },
      {
        kind: 'example',
        text: 'You roll 3 and go on, roll 5 and go on, then roll 3 again. Now you must move 3 cards: not 5, and not 11.',
        picture: 'repeat',
      },
      {
        kind: 'rule',
        text: 'You must also stop with the fifth die, whatever it shows.',
      },
      {
        kind: 'example',
        text: 'You set aside 1, 4, 6 and 2. The fifth die shows 5, so you move 5.',
        picture: 'lastDie',
      },
    ],
  },
  moving: {
    title: 'Move and take',
    lines: [
      {
        kind: 'rule',
        text: 'Walk your figure clockwise, one card for each step. If nobody else stands where you land, you take the card, food or dung.',
      },
      {
        kind: 'rule',
        text: 'A taken card goes face down under the scoring pile of whoever takes it.',
      },
      {
        kind: 'rule',
        text: 'If it is your turn, you fill the gap with the top card of your own draw pile, face up, even if somebody else took the card.',
        picture: 'taking',
      },
      {
        kind: 'rule',
        text: 'All figures stay where they are, now beside the new card. Then your left neighbour’s turn begins.',
      },
      {
        kind: 'rule',
        text: 'Until the end nobody looks into a scoring pile, not even into their own. You only see how many cards are in it.',
      },
    ],
  },
  queues: {
    title: 'Queues',
    lines: [
      {
        kind: 'rule',
        text: 'If others already stand where you land, you join the end of their queue. The animal just in front of you takes the card.',
      },
      {
        kind: 'example',
        text: 'The cow waits at a +8, with the sheep behind her. The pig lands there: the sheep gets the +8, and the pig’s player fills the gap.',
        picture: 'queue',
      },
      {
        kind: 'example',
        text: 'The horse waits at a −5. You land there, so the horse has to take the −5, not you.',
        picture: 'unlucky',
      },
      {
        kind: 'rule',
        text: 'When a figure leaves, those behind it move up.',
      },
      {
        kind: 'example',
        text: 'Cow, sheep and pig queue in this order. The pig walks on, so the sheep is last again and takes the card when the next animal arrives.',
        picture: 'closingUp',
      },
      {
        kind: 'example',
        text: 'It works from the very start: the cow still stands at her own first card, a +4. The rabbit lands there, and the cow takes the +4.',
      },
    ],
  },
  scoring: {
    title: 'End and points',
    lines: [
      {
        kind: 'rule',
        text: 'The game ends when all draw piles are empty: after 7 rounds with 3 or 4 players, 6 rounds with 5, and 5 rounds with 6.',
      },
      {
        kind: 'rule',
        text: 'Turn over your scoring pile. Add up the food and take away the dung. The highest total wins, and a total may be below zero.',
      },
      {
        kind: 'rule',
        text: 'If totals are equal, more points from food alone win. If those are equal too, you share the victory.',
      },
      {
        kind: 'example',
        text: 'The cow has 10, 6, 2, −3 and −1: 14 points. The sheep has 8 and 6: also 14. Food alone is 18 against 14, so the cow wins.',
        picture: 'tie',
      },
      {
        kind: 'ours',
        text: 'Ties for the other places are settled in the same way.',
      },
    ],
  },
  doubling: {
    title: 'Variant: Doubling',
    lines: [
      {
        kind: 'rule',
        text: 'Cards of your own animal in your scoring pile count double, dung as well as food. Grey cards never do.',
      },
      {
        kind: 'example',
        text: 'You are the cow, with cow +8, cow −5, sheep +6 and grey +2. That makes 16 − 10 + 6 + 2 = 14 points.',
        picture: 'doubling',
      },
      {
        kind: 'ours',
        text: 'The tie-break counts doubled food as well: in this example 16 + 6 + 2 = 24.',
      },
    ],
  },
  noPassingOn: {
    title: 'Variant: No Passing On',
    lines: [
      {
        kind: 'rule',
        text: 'For 5 or 6 players only: nobody hands cards to the neighbours before the game.',
        picture: 'noPassingOn',
      },
      {
        kind: 'rule',
        text: 'The draw piles are thicker, so you play 7 rounds: one more than usual with 5 players, two more with 6.',
      },
    ],
  },
  anotherRound: {
    title: 'Variant: Another Round',
    lines: [
      {
        kind: 'rule',
        text: 'When all draw piles are empty, everybody has one more turn. Taken cards are no longer replaced, so gaps appear in the path.',
      },
      {
        kind: 'rule',
        text: 'Gaps do not count as steps, and nobody can land on one. Figures beside a gap stay there until their own turn.',
      },
      {
        kind: 'example',
        text: 'You roll 3. Ahead of you lie a card, a gap and two more cards. You skip the gap and land on the last of those cards.',
        picture: 'gaps',
      },
      {
        kind: 'example',
        text: 'You stand beside a gap and roll 1. You land on the next card that is still there.',
        picture: 'fromGap',
      },
      {
        kind: 'rule',
        text: 'Queues work as always: the animal that was last before you came takes the card.',
      },
    ],
  },
} as const satisfies Readonly<Record<string, RuleSection>>;
