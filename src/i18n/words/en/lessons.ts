const NAMED: Readonly<Record<number, string>> = { 2: 'Twice', 3: 'Three times' };

/** "Twice you stopped for dung. Roll on next time!" */
const often = (what: string, next: string) => (times: number) =>
  `${NAMED[times] ?? `${times} times`} ${what}. ${next}`;

/** What costly choices have in common, and what the owl advises. */
export const lessons = {
  stoppedForDung: often('you stopped for dung', 'Roll on next time!'),
  stoppedSoon: often('you stopped too soon', 'Roll on next time!'),
  rolledOn: often('you rolled on too long', 'Stop sooner next time!'),
  keptTrap: often('you kept a slice that was too risky', 'Throw more away next time!'),
  threwCheese: often('you threw away a slice that was worth the risk', 'Be bolder next time!'),
  order: often('another order would have brought more', 'Look ahead before you wake them!'),
  place: often('there was a better place for the card', 'Look at the cards round it!'),
  arrowPlace: often('there was a better place for the card', 'Look where its arrow leads!'),
  card: often('another card would have brought more', 'Compare the whole hand next time!'),
  missed: often('you missed though something was in reach', 'Take what you can!'),
  passed: often('you passed on dice that were left over', 'Use them next time!'),
  took: often('the dice that were left over cost too much', 'Pass next time!'),
  closedSoon: often('you closed a larder too soon', 'Catch mice first!'),
  closedLate: often('you left a larder open', 'Close it when you can!'),
};
