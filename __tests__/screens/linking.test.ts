import { linking } from '../../src/screens/linking';

const routesAt = (path: string) =>
  linking.getStateFromPath?.(path, undefined)?.routes.map(({ name }) => name);

test.each([
  ['./?set-up=so-ein-mist', ['Lobby', 'SetUp']],
  ['./?set-up=mice-to-meet-you', ['Lobby', 'SetUp']],
  ['./?set-up=chess', ['Lobby']],
  ['./?rules=misty', ['Lobby', 'Rules']],
  ['./', ['Lobby']],
])('the address %s leads to %j', (path, routes) => {
  expect(routesAt(path)).toEqual(routes);
});
