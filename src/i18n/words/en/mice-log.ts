const mice = (count: number) => (count === 1 ? '1 mouse' : `${count} mice`);
const nuts = (count: number) => (count === 1 ? '1 nut' : `${count} nuts`);

const listed = (items: readonly (number | string)[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

export const miceLog = {
  started: (name: string) => `${name} begins.`,
  rolled: (name: string, red: readonly number[], yellow: readonly number[]) =>
    [
      `${name} throws`,
      [
        red.length === 0 ? '' : `red ${listed(red)}`,
        yellow.length === 0 ? '' : `yellow ${listed(yellow)}`,
      ]
        .filter(Boolean)
        .join(', '),
    ].join(' ') + '.',
  usedOwn: (name: string, total: number, left: number) =>
    left === 0
      ? `${name} uses ${total}. No die is left.`
      : `${name} uses ${total}. ${left} is left.`,
  usedLeft: (name: string, total: number) => `${name} uses the ${total} that is left.`,
  usedSecond: (name: string, total: number) => `${name} buys a second room with ${total}.`,
  fee: (to: string) => `${to} gets a nut from the table for it.`,
  feeOwn: (from: string, to: string) => `${from} gives ${to} a nut for it.`,
  feeSolo: 'It costs a nut.',
  changed: (name: string, by: number) =>
    `${name} pays ${nuts(Math.abs(by))}: ${Math.abs(by)} ${by > 0 ? 'more' : 'less'}.`,
  caught: (name: string, card: number) => `${name} catches ${mice(card)} in room ${card}.`,
  closed: (name: string, card: number) => `${name} closes larder ${card}.`,
  oneMore: (name: string) => `${name} needs one more larder to end the game.`,
  missed: (name: string) => `${name} misses.`,
  cameBack: (card: number) =>
    `${mice(card)} ${card === 1 ? 'runs' : 'run'} back into room ${card}.`,
  opened: (name: string, card: number) => `${name} opens larder ${card} again.`,
  passed: (name: string) => `${name} passes.`,
  offered: (name: string, total: number) => `${name} may use ${total}.`,
  offeredSecond: (name: string, total: number) => `${name} may buy a second room with ${total}.`,
  noCard: (names: readonly string[], total: number) =>
    `${listed(names)} ${names.length === 1 ? 'has' : 'have'} nothing for ${total}, so ${names.length === 1 ? 'is' : 'are'} not asked.`,
  noNut: (names: readonly string[]) =>
    `${listed(names)} ${names.length === 1 ? 'has' : 'have'} no nut for the fee, so ${names.length === 1 ? 'is' : 'are'} not asked.`,
  foundNut: (name: string) => `15 or more stay unused: ${name} gets a nut from the middle.`,
  ended: 'The last larder is closed: the game is over.',
  endedAlone: 'The game is over.',
  /** A move before it is made. */
  catch: (card: number, price: number) =>
    price === 0 ? `Catch ${card}` : `Catch ${card} for ${nuts(price)}`,
  close: (card: number, price: number) =>
    price === 0 ? `Close larder ${card}` : `Close larder ${card} for ${nuts(price)}`,
  /** What a move leaves of the dice, after it, where the same card could be had with others. */
  leaving: (left: number) => (left === 0 ? 'leaving nothing' : `leaving ${left}`),
  miss: {
    cage: (card: number) => `Miss: room ${card} fills again`,
    larder: (card: number) => `Miss: open larder ${card} again`,
    solo: (card: number) => `Miss: close larder ${card}`,
    none: 'Miss: nothing comes back',
  },
  pass: 'Pass',
};
