import { atMice } from './mice';
import {
  deciding,
  missCosts,
  nearTheEnd,
  offered,
  over,
  savedMice,
  toThrow,
  withNuts,
  type MiceMoment,
} from './saved-mice';
import type { Scene } from './scenes';

const people = (seats: number) => Array.from({ length: seats }, () => null);

const visit = (seats: number, until: MiceMoment): Scene['visit'] => ({
  address: '?match=game',
  raw: savedMice({ bots: people(seats), until }),
});

/** The table of MICE to meet you in its telling states. */
export const MICE_SCENES: readonly Scene[] = [
  {
    name: 'MICE to meet you before the throw',
    visit: visit(5, toThrow(7)),
    steps: (page, say) => atMice(page, say).throw.waitFor(),
  },
  {
    name: 'MICE to meet you after the throw',
    visit: visit(5, withNuts(12, 2)),
    steps: (page, say) => atMice(page, say).reach.waitFor(),
  },
  {
    name: 'MICE to meet you with a room chosen',
    visit: visit(5, withNuts(12, 2)),
    steps: async (page, say) => {
      const table = atMice(page, say);
      await table.lit.last().tap();
      await table.choices.first().waitFor();
    },
  },
  {
    name: 'MICE to meet you where somebody is asked for what is left',
    visit: visit(3, offered(9)),
    steps: (page, say) => atMice(page, say).pass.waitFor(),
  },
  {
    name: 'MICE to meet you where a miss has a price to choose',
    visit: visit(5, missCosts(3)),
    steps: async (page, say) => {
      const table = atMice(page, say);
      await table.miss.tap();
      await table.back.waitFor();
    },
  },
  {
    name: 'MICE to meet you near its end',
    visit: visit(4, nearTheEnd),
    steps: (page, say) => atMice(page, say).miss.waitFor(),
  },
  {
    name: 'MICE to meet you alone',
    visit: visit(1, deciding(6)),
    steps: (page, say) => atMice(page, say).miss.waitFor(),
  },
  {
    name: 'the scores of MICE to meet you',
    visit: { ...visit(4, over), isBrisk: true },
    steps: (page, say) => atMice(page, say).rematch.waitFor(),
  },
];
