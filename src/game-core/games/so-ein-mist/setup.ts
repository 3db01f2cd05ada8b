import { shuffled, type Random } from '../../kernel/chance';
import { drawStart } from '../../kernel/config';
import type { Config } from '../../kernel/game';
import { leftOf, rightOf, seatsOf } from '../../kernel/seats';
import { ANIMALS, cardsOf, GREY_CARDS, type Animal, type Card } from './cards';
import { passesOf } from './table';
import type { Event, OPTIONS, State } from './types';

type Deal = Extract<Event, { type: 'deal' }>;

/** The empty table, before the deal. */
export function setup(config: Config<typeof OPTIONS>): State {
  return {
    open: {
      setting: { config, start: 0, animals: [] },
      board: { path: [], places: [], arrivals: [], taken: [], passed: [] },
      turn: 0,
      dice: [],
      rolling: false,
    },
    hidden: { draws: [], passed: [] },
  };
}

export function sampleDeal(config: Config<typeof OPTIONS>, random: Random): Deal {
  const animals = dealAnimals(config, random);
  const piles = animals.map((animal) => shuffled(cardsOf(animal), random));
  const pathCards = piles.map((pile) => pile[passesOf(config)] as Card);
  const path = shuffled([...pathCards, ...GREY_CARDS], random);
  return { type: 'deal', animals, piles, path, start: drawStart(config, random) };
}

/** Animals that were picked stay with who picked them; the others are dealt. */
function dealAnimals({ seats, options }: Config<typeof OPTIONS>, random: Random): Animal[] {
  const free = shuffled(
    ANIMALS.filter((animal) => !options.animals.includes(animal)),
    random,
  );
  return seatsOf(seats).map((seat) => options.animals[seat] ?? (free.pop() as Animal));
}

export function applyDeal({ open }: State, { animals, piles, path, start }: Deal): State {
  const { config } = open.setting;
  const passes = passesOf(config);
  const passed = piles.flatMap((pile, from) =>
    pile.slice(0, passes).map((card, nth) => {
      const to = nth === 0 ? leftOf(from, config.seats) : rightOf(from, config.seats);
      return { from, to, card };
    }),
  );
  return {
    open: {
      setting: { config, start, animals },
      board: {
        path,
        places: piles.map((pile) => path.indexOf(pile[passes] as Card)),
        arrivals: seatsOf(config.seats),
        taken: piles.map(() => []),
        passed: passed.map(({ from, to }) => ({ from, to, card: null })),
      },
      turn: 0,
      dice: [],
      rolling: true,
    },
    hidden: {
      draws: piles.map((pile) => pile.slice(passes + 1).reverse()),
      passed: passed.map(({ card }) => card),
    },
  };
}
