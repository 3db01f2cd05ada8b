import { fireEvent, render, screen } from '@testing-library/react-native';
import { Dimensions, StyleSheet, View, type ViewStyle } from 'react-native';
import { GAMES } from '../../src/game-core/games';
import type { Kinds } from '../../src/game-core/kernel/game';
import type { Entry } from '../../src/game-core/kernel/registry';
import { GAME_TABLES } from '../../src/tables';
import { markedPlaces } from '../../src/tables/alles-kaese/board/marked';
import { layTable } from '../../src/tables/alles-kaese/layout/layout';
import type { PlayableGame } from '../../src/tables/playable';
import type { Mark, Marks } from '../../src/tables/shared/marks/marks';
import { played } from '../game-core/coach/played';
import { pastOfMatch, PLAYERS } from '../screens/review/past';

const PHONE = { width: 390, height: 844, scale: 2, fontScale: 1 };
beforeEach(() => Dimensions.set({ window: PHONE, screen: PHONE }));

const nothing = () => undefined;
const GAME_IDS = Object.keys(GAME_TABLES) as PlayableGame[];

/** The first decisions of a kind that a seat had another choice for, and one of those. */
function decisions(game: PlayableGame) {
  const entry = GAMES.find(({ game: { id } }) => id === game) as Entry;
  const match = played(entry, 3, 'marked');
  const past = pastOfMatch(match);
  const kinds = new Map<string, { moment: number; marks: Marks<Kinds['move']> }>();
  for (let moment = 0; moment < past.length; moment += 1) {
    const made = past.moveAt(moment);
    if (made?.by !== 0) continue;
    const { move } = made;
    const moves = entry.game.moves(past.viewAt(moment, 0));
    const other = moves.find((each) => JSON.stringify(each) !== JSON.stringify(move));
    const kind = typeof move === 'string' ? move : (move as { type: string }).type;
    if (other === undefined || kinds.has(kind)) continue;
    kinds.set(kind, { moment, marks: { by: 0, chosen: move, better: other } });
  }
  return [...kinds].map(([kind, { moment, marks }]) => ({
    kind,
    marks,
    scene: past.sceneOf(moment - 1, 0),
  }));
}

function show(game: PlayableGame, { scene, marks }: ReturnType<typeof decisions>[number]) {
  const { Board } = GAME_TABLES[game];
  render(
    <Board
      scene={{ ...scene, before: null, happenings: [] }}
      players={PLAYERS}
      request={null}
      thinking={[]}
      bigCards={false}
      isReplay
      marks={marks}
      onMove={nothing}
      onDone={nothing}
      onLookAgain={nothing}
      onShown={nothing}
      onHurry={nothing}
    />,
  );
  const layout = { x: 0, y: 0, width: 390, height: 460 };
  for (const place of screen.UNSAFE_getAllByType(View)) {
    if ('onLayout' in place.props) fireEvent(place, 'layout', { nativeEvent: { layout } });
  }
}

const marked = (mark: Mark) =>
  screen.queryAllByTestId(`mark-${mark}`, { includeHiddenElements: true });

describe.each(GAME_IDS)('in a replay of %s', (game) => {
  const all = decisions(game);

  test('there are choices of more than one kind to look at', () => {
    expect(all.length).toBeGreaterThan(1);
  });

  test.each(all)('$kind: both what was chosen and what would be better are marked', (each) => {
    show(game, each);
    expect(marked('chosen').length).toBeGreaterThan(0);
    expect(marked('better').length).toBeGreaterThan(0);
    expect(marked('best')).toHaveLength(0);
  });

  test.each(all)('$kind: where it was the best, that alone is marked', (each) => {
    show(game, { ...each, marks: { ...each.marks, better: null } });
    expect(marked('best').length).toBeGreaterThan(0);
    expect([...marked('chosen'), ...marked('better')]).toHaveLength(0);
  });
});

test('dashes are what was chosen and light is what is better, also without colours', () => {
  const [each] = decisions('alles-kaese');
  show('alles-kaese', each!);
  const stylesIn = (mark: Mark) =>
    marked(mark)[0]!
      .findAll(({ type }) => typeof type === 'string')
      .map(({ props }) => StyleSheet.flatten(props['style'] as ViewStyle) ?? {});
  const isDashed = (mark: Mark) =>
    stylesIn(mark).some(({ borderStyle }) => borderStyle === 'dashed');
  expect([isDashed('chosen'), isDashed('better')]).toEqual([true, false]);
});

describe('at Alles Käse!', () => {
  const layout = layTable({ width: 390, height: 788 }, 3, { textScale: 1, hasOdds: false });
  const placesOf = (marks: Marks<{ type: 'keep' | 'remove'; slot: number }>) =>
    markedPlaces(layout, marks as Parameters<typeof markedPlaces>[1])
      .filter((each) => each.marks.length > 0)
      .map(({ place, marks: found }) => [place, found]);

  test('two slices are marked where they lie', () => {
    const chosen = { type: 'keep', slot: 3 } as const;
    const better = { type: 'remove', slot: 0 } as const;
    expect(placesOf({ by: 1, chosen, better })).toEqual([
      [layout.slots[0], ['better']],
      [layout.slots[3], ['chosen']],
    ]);
  });

  test('to keep a slice or to throw it away is marked where it would go', () => {
    const chosen = { type: 'keep', slot: 3 } as const;
    const better = { type: 'remove', slot: 3 } as const;
    expect(placesOf({ by: 1, chosen, better })).toEqual([
      [layout.chips[1], ['chosen']],
      [layout.discard, ['better']],
    ]);
  });
});
