import { de } from '../../../src/i18n/de';
import { en } from '../../../src/i18n/en';
import { tell, tellMove } from '../../../src/tables/mice-to-meet-you/words/tell';
import { tellScore, tellTieBreak } from '../../../src/tables/mice-to-meet-you/words/score';
import { Scenario } from '../../game-core/games/mice-to-meet-you/scenario';

const players = ['Anna', 'Ben', 'Clara'].map((name) => ({ name, bot: null }));
const teller = { say: en, players, isFresh: true };

const told = (table: Scenario) =>
  table.happenings.map((happening) => tell(happening, table.view('table'), teller));

const start = Scenario.of(3, [{ nuts: 1 }, { nuts: 1 }, { hand: [1, 2] }]);

test('a throw, a catch, and who is not asked and why', () => {
  const thrown = start.roll('42 621');
  expect(told(thrown)).toEqual(['Anna throws red 4 and 2, yellow 6, 2 and 1.']);
  const caught = thrown.catch(8, 1);
  expect(told(caught)).toEqual([
    'Anna uses 7. 8 is left.',
    'Anna pays 1 nut: 1 more.',
    'Anna catches 8 mice in room 8.',
    'Ben may use 8.',
  ]);
  expect(told(caught.take(8))).toEqual([
    'Ben uses the 8 that is left.',
    'Anna gets a nut from the table for it.',
    'Ben catches 8 mice in room 8.',
    'Clara has nothing for 8, so is not asked.',
  ]);
});

test('a miss, and what comes back', () => {
  const table = Scenario.of(3, [{ cage: [5], hand: [1] }])
    .roll('42 621')
    .miss('cage');
  expect(told(table).slice(0, 2)).toEqual(['Anna misses.', '5 mice run back into room 5.']);
});

test('alone, a second card and a nut that comes back', () => {
  const first = Scenario.solo({ nuts: 2 }).roll('35 236').catch(8, 0);
  expect(told(first)[0]).toBe('Anna uses 8. 11 is left.');
  expect(told(first.take(11))).toContain('Anna buys a second room with 11.');
});

test('a score says that these mice are left', () => {
  const scored = (mice: number) => ({ seat: 0, rank: 1, values: { mice }, decidedBy: null });
  expect(tellScore(scored(12), teller)).toBe('12 mice left');
  expect(tellScore(scored(0), teller)).toBe('no mice left');
  expect(tellScore(scored(1), { ...teller, say: de })).toBe('1 Maus übrig');
  expect(tellScore(scored(0), { ...teller, say: de })).toBe('0 Mäuse übrig');
});

test('ties are broken in words', () => {
  const values = { mice: 12, diceCardsDown: 3, nuts: 1 };
  const above = { seat: 0, rank: 1, values: { ...values, nuts: 4 }, decidedBy: null };
  const standing = { seat: 1, rank: 2, values, decidedBy: 'nuts' };
  expect(tellTieBreak(standing, above, teller)).toBe(
    'Anna and Ben both have 12 mice and equally many larders closed, but Anna has 4 nuts and Ben 1.',
  );
});

test('what another left is never told as an own throw, also where the next turn has begun', () => {
  // Red 1 and 2 make 3, and 3 is left: Ben is the last who is asked, and the next to throw.
  const left = Scenario.of(2, [{ hand: [3] }, { hand: [3] }])
    .roll('12 3')
    .catch(3, 0);
  expect(told(left.take(3))[0]).toBe('Ben uses the 3 that is left.');
});

test('a move costs what the house says: an own nut for the fee is counted in', () => {
  const taking = (nuts: number, card: number) => {
    // All six nuts of two players: those that nobody has lie on the table.
    const table = Scenario.of(2, [{ nuts }, { nuts: 2 }])
      .roll('42 621')
      .catch(8, 2);
    return tellMove({ type: 'take', card }, table.view(1), teller);
  };
  expect(taking(0, 7)).toBe('Catch 7');
  expect(taking(4, 7)).toBe('Catch 7 for 1 nut');
  expect(taking(4, 8)).toBe('Catch 8 for 2 nuts');
  const alone = Scenario.solo({ nuts: 2 }).roll('35 236').catch(8, 0);
  expect(tellMove({ type: 'take', card: 11 }, alone.view(0), teller)).toBe('Catch 11 for 1 nut');
});

test('where a card can be had with other dice, what they leave tells which', () => {
  const view = Scenario.of(2, [{ nuts: 2 }])
    .roll('42 641')
    .view(0);
  const told = (yellow: number, card = 7) =>
    tellMove({ type: 'catch', card, yellow }, view, teller);
  expect(told(1)).toBe('Catch 7, leaving 10');
  expect(told(0)).toBe('Catch 7 for 1 nut, leaving 11');
  expect(told(11, 17)).toBe('Catch 17, leaving nothing');
});
