import type { LinkingOptions } from '@react-navigation/native';
import { isGameId, type GameId } from './game-doors';
import { isPlayable } from '../tables/playable';

/** The screens, and what each needs to know. */
export type Routes = {
  Lobby: undefined;
  SetUp: { readonly game: GameId };
  Table: { readonly match: string };
  Rules: { readonly game: GameId; readonly page?: string };
  Dice: { readonly match?: string } | undefined;
  Settings: undefined;
  Credits: undefined;
};

export type Route = { [Name in keyof Routes]: { name: Name; params: Routes[Name] } }[keyof Routes];

/** The route that a query names; the lobby where it names none. */
function routeAt(query: URLSearchParams): Route | null {
  const rules = query.get('rules');
  if (isGameId(rules)) {
    const page = query.get('page') ?? undefined;
    return { name: 'Rules', params: { game: rules, page } };
  }
  const game = query.get('set-up');
  if (game !== null && isPlayable(game)) return { name: 'SetUp', params: { game } };
  const dice = query.get('dice');
  if (dice !== null) {
    return { name: 'Dice', params: dice === '' ? undefined : { match: dice } };
  }
  const match = query.get('match');
  if (match !== null) return { name: 'Table', params: { match } };
  if (query.has('settings')) return { name: 'Settings', params: undefined };
  if (query.has('credits')) return { name: 'Credits', params: undefined };
  return null;
}

function queryOf(route: Route): Readonly<Record<string, string>> {
  switch (route.name) {
    case 'Lobby':
      return {};
    case 'SetUp':
      return { 'set-up': route.params.game };
    case 'Table':
      return { match: route.params.match };
    case 'Rules': {
      const { game, page } = route.params;
      return page === undefined ? { rules: game } : { rules: game, page };
    }
    case 'Dice':
      return { dice: route.params?.match ?? '' };
    case 'Settings':
      return { settings: '' };
    case 'Credits':
      return { credits: '' };
  }
}

/**
 * Where a browser's address leads, so that its back button and reload work. All of it is in the query:
 * the page is one file, and any host can serve it, in any folder.
 */
export const linking: LinkingOptions<Routes> = {
  prefixes: [],
  getStateFromPath(path) {
    const route = routeAt(new URLSearchParams(path.split('?')[1]));
    const lobby = { name: 'Lobby' } as const;
    return { routes: route === null ? [lobby] : [lobby, route] };
  },
  getPathFromState({ routes }) {
    // As the browser itself names it: going back, the navigator knows its screens again by that, and else makes new ones.
    const { pathname } = window.location;
    const query = new URLSearchParams(queryOf(routes.at(-1) as Route)).toString();
    return query === '' ? pathname : `${pathname}?${query}`;
  },
};
