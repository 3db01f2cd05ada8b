import { act, fireEvent, render, screen, within } from '@testing-library/react-native';
import { Dimensions } from 'react-native';
import type { State } from '../../../../src/game-core/games/mice-to-meet-you/types';
import { worthNow } from '../../../../src/game-core/games/mice-to-meet-you/solo/worth';
import { LanguageProvider } from '../../../../src/i18n';
import { LANGUAGES } from '../../../../src/i18n/languages';
import { en } from '../../../../src/i18n/en';
import { ChanceLine } from '../../../../src/tables/mice-to-meet-you/solo/advice/ChanceLine';
import { chanceShape, DOT } from '../../../../src/tables/mice-to-meet-you/solo/advice/chance-shape';
import { hintFor, type Advice } from '../../../../src/tables/mice-to-meet-you/solo/advice/hint';
import {
  bestInWords,
  hintInWords,
  PerfectHint,
  whyInWords,
} from '../../../../src/tables/mice-to-meet-you/solo/advice/PerfectHint';
import type { Solved } from '../../../../src/tables/mice-to-meet-you/solo/values/solved-game';
import { outline, space, target } from '../../../../src/ui/theme/measures';
import { lineWidth } from '../../letter-widths';
import { Scenario } from '../../../game-core/games/mice-to-meet-you/scenario';
import { momentsOf } from '../../../game-core/support/walk';
import { playAlone, SOLOISTS, VALUES, viewsOf } from './played';

const setTextScale = (fontScale: number) => {
  const window = { width: 360, height: 640, scale: 2, fontScale };
  Dimensions.set({ window, screen: window });
};
beforeEach(() => setTextScale(1));

const PLACE = { x: 4, y: 4, width: 352, height: 46 };
const HERE: Solved = { kind: 'here', values: VALUES };

/** The moment of the sketch: with 3 and 5, 6, 4, the 2 for a nut leaves 15. */
const SKETCHED = Scenario.solo({
  hand: [2, 4, 7, 8, 10, 11, 16],
  cage: [17, 18, 3, 5, 13, 14, 1],
  down: [15],
  nuts: 1,
}).roll('3 564');

describe('the line of chances', () => {
  const past = viewsOf(playAlone(SOLOISTS[2]!, 1, 'line'));
  const line = (solved: Solved, until = past.length, onRetry = jest.fn()) => (
    <ChanceLine
      place={PLACE}
      level={1}
      solved={solved}
      past={past.slice(0, until)}
      onRetry={onRetry}
    />
  );

  test('says the chance now, and what it was before', () => {
    const { rerender } = render(line(HERE, 1));
    const chance = (at: number) => en.miceSolo.about(worthNow(VALUES, past[at]!.open));
    expect(screen.getByRole('img', { name: `${chance(0)} to clear the house` })).toBeVisible();
    for (const at of [3, 4, 9]) {
      rerender(line(HERE, at + 1));
      const told = `${chance(at)} to clear the house, was ${chance(at - 1)} before`;
      expect(screen.getByRole('img', { name: told })).toBeVisible();
      expect(screen.getByText(chance(at))).toBeVisible();
    }
  });

  test('says with how many nuts the game began', () => {
    render(line(HERE));
    expect(screen.getByRole('img', { name: '1 nut at the start' })).toBeVisible();
  });

  test('says how far it is while it loads', () => {
    render(line({ kind: 'loading', share: 0.4 }));
    const bar = screen.getByRole('progressbar', { name: 'Loading the chances… 40 %' });
    expect(bar.props['aria-valuenow']).toBe(40);
  });

  test('says so where it could not be loaded, and lets people try again', () => {
    const onRetry = jest.fn();
    render(line({ kind: 'failed' }, 1, onRetry));
    expect(screen.getByText('No chances to show. The game goes on.')).toBeVisible();
    fireEvent.press(screen.getByRole('button', { name: /Try again/ }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  test('says so in very large words by the key alone', () => {
    setTextScale(2);
    render(line({ kind: 'failed' }, 1));
    const key = screen.getByRole('button', { name: /The game goes on\. Load chances$/ });
    expect(within(key).getByText('Load chances')).toBeVisible();
  });

  test.each(Object.entries(LANGUAGES))('says so in two lines beside that key, %s', (_, say) => {
    const { failed, retry } = say.miceChance;
    const key = lineWidth(retry, 'smallStrong', 1);
    // The owl stands beside the strip; lines that do not break evenly need a little more.
    const strip = PLACE.width - target - space.s - 2 * (space.s + outline.thin);
    expect(lineWidth(failed, 'small', 1)).toBeLessThan(1.7 * (strip - space.s - key));
  });

  test.each([1, 2, 20, 90])('stays within its place with %i chances', (count) => {
    const size = { width: 200, height: 40 };
    const chances = Array.from({ length: count }, (_, index) => index % 2);
    const { d, from, to } = chanceShape(chances, size);
    const numbers = [...d.matchAll(/[ML]([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [+x!, +y!]);
    for (const [x, y] of [...numbers, [from.x, from.y], [to.x, to.y]]) {
      expect(x!).toBeGreaterThanOrEqual(DOT);
      expect(x!).toBeLessThanOrEqual(size.width - DOT + 1e-9);
      expect(y!).toBeGreaterThanOrEqual(DOT);
      expect(y!).toBeLessThanOrEqual(size.height - DOT);
    }
  });
});

describe('the perfect hint', () => {
  const hint = (state: State) => hintFor(VALUES, state);

  test('is the one that was sketched, to the last digit', () => {
    const found = hint(SKETCHED.state);
    expect(bestInWords(en, found)).toBe('Best: catch 2 with a nut');
    render(<PerfectHint hint={found} showsAll={false} />);
    expect(screen.getByText('It leaves 15, and that brings a nut back.')).toBeVisible();
    const rows = screen.getAllByRole('listitem').map(({ props }) => props['aria-label']);
    expect(rows).toEqual([
      'catch 2 with a nut keeps 74.7\u00a0%, the best',
      'catch 4 with a nut keeps 70.6\u00a0%, −4.1',
      'catch 8 keeps 68.1\u00a0%, −6.6',
      'miss and close larder 9 keeps 10.1\u00a0%, −64.6',
    ]);
  });

  test('shows all that can be done to who wants to know', () => {
    const found = hint(SKETCHED.state);
    render(<PerfectHint hint={found} showsAll />);
    expect(screen.getAllByRole('listitem')).toHaveLength(found.all.length);
  });

  test('can be listened to, best first', () => {
    expect(hintInWords(en, hint(SKETCHED.state))).toMatch(
      /^Best: catch 2 with a nut\. It leaves 15.* keeps 74\.7.* miss and close larder 9 keeps 10\.1/,
    );
  });

  test('says what follows, why a miss is best, and why a rest is left', () => {
    const words = (state: State) => hintInWords(en, hint(state));
    // Two rooms in one turn clear the house.
    const double = Scenario.solo({ hand: [5, 8], nuts: 2, down: [15] }).roll('3 522');
    expect(words(double.state)).toMatch(/Then catch \d too with what is left, for \d nuts?\./);
    // Nothing is in reach, and there is but one larder.
    const stuck = Scenario.solo({ hand: [1], nuts: 0, down: [9, 12, 15] }).roll('6 6');
    expect(words(stuck.state)).toContain('There is nothing else to do.');
  });

  test('tells larders apart where nothing can be caught, and shows what each keeps', () => {
    const missed = hint(Scenario.solo({ hand: [1], nuts: 0, down: [15] }).roll('6 66').state);
    render(<PerfectHint hint={missed} showsAll={false} />);
    expect(screen.getByText('Nothing can be caught.')).toBeVisible();
    const rows = screen.getAllByRole('listitem').map(({ props }) => String(props['aria-label']));
    expect(rows.map((row) => /larder (\d+)/.exec(row)?.[1]).sort()).toEqual(['12', '9']);
    expect(screen.getByText('Larder 9')).toBeVisible();
    expect(screen.getByText('Larder 12')).toBeVisible();
  });

  test.each(SOLOISTS.map((bot) => [bot.name, bot] as const))(
    'tells %s as many nuts as it costs',
    (_, bot) => {
      const states = momentsOf(playAlone(bot, 3, `nuts ${bot.name}`)).map(({ state }) => state);
      for (const state of states.filter(({ asked }) => asked !== null)) {
        const found = hint(state);
        const words = whyInWords(en, found);
        const [{ choice }, ...others] = found.all as [Advice, ...Advice[]];
        const nuts = others.flatMap((each) =>
          each.choice.kind === 'take' ? each.choice.nuts : [],
        );
        const told = Number(/(\d+) nuts/.exec(words)?.[1] ?? 1);
        if (choice.kind === 'take') expect(told).toBe(choice.nuts);
        if (choice.kind !== 'pass' || nuts.length === 0) continue;
        const { bringsNut, leaves } = choice;
        expect(words).toMatch(
          bringsNut ? `leaves ${leaves}, and that brings` : /than a second room/,
        );
        if (!bringsNut) expect(told).toBe(Math.min(...nuts));
      }
    },
  );

  test('says of several nuts how many there are', () => {
    const table = Scenario.solo({ hand: [3, 8], nuts: 2, down: [12, 15] }).roll('3 54');
    const second = hint(table.act({ type: 'catch', card: 3, yellow: 0 }).state);
    expect(bestInWords(en, second)).toBe('Best: catch 8 too for 2 nuts');
    expect(whyInWords(en, second)).toBe('The room is worth 2 nuts.');
    expect(en.miceHint.takeWhy(1)).toBe('The room is worth the nut.');
    expect(en.miceHint.takeWhy(2)).toBe('The room is worth 2 nuts.');
    expect(en.miceHint.passWhy(1)).toBe('The nut is worth more than a second room.');
    expect(en.miceHint.passWhy(3)).toBe('3 nuts are worth more than a second room.');
  });

  test('says in German that one is left', () => {
    expect(LANGUAGES.de.miceHint.leaves(1)).toBe('Es bleibt 1 übrig.');
    expect(LANGUAGES.de.miceHint.leaves(2)).toBe('Es bleiben 2 übrig.');
  });

  test('speaks German with its own commas', () => {
    render(
      <LanguageProvider choice="de">
        <PerfectHint hint={hint(SKETCHED.state)} showsAll={false} />
      </LanguageProvider>,
    );
    expect(screen.getByText('74,7\u00a0%')).toBeVisible();
    expect(screen.getByText('−64,6')).toBeVisible();
  });
});

test('what changes is drawn anew without a stop', () => {
  const past = viewsOf(playAlone(SOLOISTS[1]!, 0, 'drawn'));
  const { rerender } = render(
    <ChanceLine
      place={PLACE}
      level={1}
      solved={HERE}
      past={past.slice(0, 2)}
      onRetry={jest.fn()}
    />,
  );
  act(() => undefined);
  rerender(<ChanceLine place={PLACE} level={1} solved={HERE} past={past} onRetry={jest.fn()} />);
  expect(screen.getByRole('img', { name: /to clear the house/ })).toBeVisible();
});
