import { shortened, tidied } from '../../../src/screens/set-up/names';

const FAMILY = '👨‍👩‍👧‍👦';
const FLAG = '🇩🇪';
const SCOTLAND = '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}';

test.each([
  ['Maximilian', 'Maximilian'],
  ['Maximiliana Sophie', 'Maximiliana Soph'],
  ['🐮'.repeat(20), '🐮'.repeat(16)],
  // A family is seven signs in one.
  [FAMILY.repeat(3), FAMILY.repeat(2)],
  [`Oma und Opa ${FAMILY}`, 'Oma und Opa '],
  [`Fünfzehn Zeiche👋🏽`, 'Fünfzehn Zeiche'],
  [`Fünfzehn Zeichee\u0301`, 'Fünfzehn Zeiche'],
  [`x${FLAG.repeat(9)}`, `x${FLAG.repeat(7)}`],
  [`Fünfzehn Zei${SCOTLAND}`, 'Fünfzehn Zei'],
])('%s is shortened to %s', (text, short) => {
  expect(shortened(text)).toBe(short);
});

test('even one sign alone ends somewhere', () => {
  expect(Array.from(shortened(`a${'\u0301'.repeat(40)}`))).toHaveLength(16);
});

test('a name loses the blank that a cut leaves', () => {
  expect(tidied(`  Oma  und Opa ${FAMILY} `)).toBe('Oma und Opa');
});
