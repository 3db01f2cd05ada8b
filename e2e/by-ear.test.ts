import { isDecision } from '../src/game-core/kernel/match';
import { exportedApp } from './support/exported-app';
import { listen } from './support/listen';
import { listenerAt, rollsAgain } from './support/listener';
import { seated } from './support/set-up';
import { storedMatches } from './support/table';

const app = exportedApp();

test('a whole game and its rematch by roles, names and announcements alone', async () => {
  const page = await app.visit({
    motion: 'reduce',
    isBrisk: true,
    settings: { stepByStep: true },
    setUp: seated([null, 'greedy', 'greedy'], { start: 1 }),
    first: listen,
  });
  const listener = listenerAt(page);
  const play = (await waitedFor(/^Play So ein Mist/))!;
  await page.getByRole('button', { name: play, exact: true }).press('Enter');
  const start = (await waitedFor(/^Start/))!;
  await listener.press(start);

  let again = 0;
  let stops = 0;
  for (;;) {
    await listener.until(/^(Roll|Next|Stop: .*|Rematch.*)$/);
    const keys = await listener.names('button');
    const named = (start: string) => keys.find((name) => name.startsWith(start));
    const stop = named('Stop: ');
    if (keys.includes('Roll')) await listener.press('Roll');
    else if (keys.includes('Next')) await listener.press('Next');
    else if (named('Rematch') !== undefined) break;
    // The key that was waited for has gone since: the next one comes.
    else if (stop === undefined) continue;
    else if (rollsAgain(stop, named('Roll again'), await listener.names('img'))) {
      if (await listener.press(named('Roll again')!)) again += 1;
    } else {
      if (!(await listener.press(stop))) continue;
      stops += 1;
      // What the key promised is what came: the move and who took what, in one announcement.
      const value = stop.match(/[+−]\d+/)![0];
      const move = await listener.hears(/Anna hops/, stops);
      expect(move).toMatch(/^Anna hops \d cards?\. .*takes /);
      expect(move).toContain(`takes ${value} (`);
    }
  }
  expect(again).toBeGreaterThan(0);
  await listener.hears(/wins with|share the victory/);
  const heard = await listener.heard();
  // The bot's whole move and whose turn follows, in one go.
  expect(heard.filter((line) => /hops .* takes .* It is Anna’s turn\.$/.test(line))).toHaveLength(
    6,
  );
  const images = await listener.names('img');
  for (const name of ['Anna', 'Ben', 'Clara'])
    expect(images.filter((each) => each.includes(' place: ') && each.includes(name))).toHaveLength(
      1,
    );

  const [first] = (await storedMatches(page)).values();
  const choices = first!.record.actions.filter(isDecision).filter(({ by }) => by === 0);
  expect(choices.filter(({ move }) => move === 'continue')).toHaveLength(again);
  expect(choices.filter(({ move }) => move === 'stop')).toHaveLength(stops);

  const rematch = (await listener.names('button')).find((name) => name.startsWith('Rematch'))!;
  await listener.press(rematch);
  await listener.until(/^(Roll|Next)$/);
  await listener.hears(/begins/, 2);

  async function waitedFor(name: RegExp): Promise<string | undefined> {
    await listener.until(name);
    return (await listener.names('button')).find((each) => name.test(each));
  }
});
