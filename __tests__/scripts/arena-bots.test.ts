import { botNames, makeBot } from '../../scripts/arena/bots';
import { GAMES } from '../../src/game-core/games';

test('every game has its bots and levels, and the yardstick', () => {
  for (const entry of GAMES) {
    for (const { name } of entry.levels) expect(makeBot(entry, name, 3)?.name).toBe(name);
    expect(makeBot(entry, 'ismcts-20', 3)?.name).toBe('ismcts-20');
    expect(botNames(entry)).toContain('ismcts-WALKS');
  }
});

test('a yardstick without walks is nobody', () => {
  for (const entry of GAMES) {
    for (const name of ['ismcts', 'ismcts-0', 'ismcts-x', 'ismcts-1000000']) {
      expect(makeBot(entry, name, 3)).toBeUndefined();
    }
  }
});
