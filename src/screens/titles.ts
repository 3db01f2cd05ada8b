import type { Phrases } from '../i18n';
import type { Route } from './linking';

/** What a browser calls a screen; null for a table, which calls itself by what is looked at. */
export function titleOf(route: Route, say: Phrases): string | null {
  switch (route.name) {
    case 'Lobby':
      return say.lobby.title;
    case 'SetUp':
      return say.setUp.titleOf(say.games[route.params.game].title);
    case 'Table':
      return null;
    case 'Rules':
      return say.lobby.rulesOf(say.games[route.params.game].title);
    case 'Dice':
      return say.dice.title;
    case 'Settings':
      return say.settings.title;
    case 'Credits':
      return say.credits.title;
  }
}
