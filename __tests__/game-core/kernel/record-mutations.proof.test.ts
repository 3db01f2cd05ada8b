import { openMutations } from '../support/open-mutations';

test('2,500 mutations: each is refused in words, or replays to a legal match', () => {
  openMutations('mutations', 2500);
});
