import { openMutations } from '../support/open-mutations';

jest.setTimeout(1_000_000);

test('100,000 mutations: each is refused in words, or replays to a legal match', () => {
  openMutations('many mutations', 100_000);
});
