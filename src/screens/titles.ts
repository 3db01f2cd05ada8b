import type { FirstPhrases } from '../i18n/first';
import type { Route } from './linking';

/** What a browser calls a screen; null for a table, which calls itself by what is looked at. */
export function titleOf(route: Route, say: FirstPhrases): string | null {
  switch (route.name) {
    case 'Lobby':
      return say.lobby.title;
    case 'SetUp':
      return say.app.setUpOf(say.games[route.params.game].title);
    case 'Table':
      return null;
    case 'Rules':
      return say.lobby.rulesOf(say.games[route.params.game].title);
    case 'Dice':
      return say.app.dice;
    case 'Settings':
      return say.app.settings;
    case 'Credits':
      return say.app.credits;
  }
}
