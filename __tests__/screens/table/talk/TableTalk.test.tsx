import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { AccessibilityInfo, Text } from 'react-native';
import { soEinMist } from '../../../../src/game-core/games/so-ein-mist';
import { createChance, pick, seedFromText } from '../../../../src/game-core/kernel/chance';
import { act as decide, draw, type Match } from '../../../../src/game-core/kernel/match';
import type { Entry } from '../../../../src/game-core/kernel/registry';
import type { Request } from '../../../../src/game-core/kernel/request';
import { finish } from '../../../../src/game-core/kernel/thinking';
import { remarkOn } from '../../../../src/game-core/coach/remark';
import { LANGUAGES } from '../../../../src/i18n/languages';
import type { LoadHints } from '../../../../src/screens/table/load-hints';
import { TableTalk } from '../../../../src/screens/table/talk/TableTalk';
import type { Play } from '../../../../src/session/director';
import { sceneOf } from '../../../../src/session/story';
import { overheardIn } from '../../../../src/session/talking';
import type { GameTable } from '../../../../src/tables/shared/game-table';
import { soEinMistTable } from '../../../../src/tables/so-ein-mist';
import { soEinMistHints } from '../../../../src/tables/so-ein-mist/hint';
import type { Hints } from '../../../../src/tables/shared/hint-words';
import { newMatch, seated } from '../../../session/sessions';
import { Touched } from '../../../../src/ui/parts/Touched';
import { InApp } from '../../support/InApp';

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(AccessibilityInfo, 'announceForAccessibilityWithOptions').mockReturnValue();
});
afterEach(() => jest.useRealTimers());

const players = seated([null, 'greedy', 'greedy']);
const { en } = LANGUAGES;

/** The first moment of a match that bots talk about, and what they say. */
function talkedAbout() {
  const choices = createChance(seedFromText('choices')).draw('all');
  let match: Match = newMatch(soEinMist as Entry, 3);
  for (;;) {
    const { game } = match.origin;
    const turn = game.turn(match.state);
    if (turn.kind === 'over') throw new Error('Nobody says a word.');
    if (turn.kind === 'chance') match = draw(match);
    else {
      const [seat = 0] = turn.seats;
      const made = decide(match, seat, pick(game.moves(game.view(match.state, seat)), choices));
      if (made.ok) match = made.value;
    }
    const of = overheardIn(match);
    if (of === null) continue;
    const chance = createChance(of.seed);
    const isSilent = chance.draw('now and then').below(2) > 0;
    const remark = isSilent ? null : finish(remarkOn(of, soEinMistHints as never, [1, 2], chance));
    if (remark === null) continue;
    const teller = { say: en, players, isFresh: true };
    const { name } = players[remark.speaker]!;
    const told = soEinMistHints.remark(remark as never, teller);
    return { match, name, words: told, about: remark.about };
  }
}

const { match, name, words, about } = talkedAbout();

const ASKED = { kind: 'throw', name: 'throw/1', seat: 0 } as Request;

const playing = (id: number, changed: Partial<Play> = {}): Play => ({
  scene: sceneOf(id, match, match.last!.before, 'table'),
  isShown: true,
  request: null,
  isLookDue: false,
  curtain: null,
  thinking: [],
  isWaiting: false,
  undoer: null,
  isOver: false,
  refusal: null,
  ...changed,
});

/** What is overheard at the first scene; nothing at those after it. */
let lastTalk: number | null = null;
const session = {
  players,
  overheard: jest.fn(),
  lastTalk: () => lastTalk,
  noteTalk: async (round: number) => {
    lastTalk = round;
  },
};
beforeEach(() => {
  lastTalk = null;
  session.overheard.mockReset().mockReturnValueOnce(overheardIn(match));
});

let load: LoadHints;
beforeEach(() => {
  load = async () => soEinMistHints as Hints;
});

const tableWith = (play: Play, isQuiet = false) => (
  <InApp>
    <Touched>
      <Text>The table</Text>
    </Touched>
    <TableTalk
      game="so-ein-mist"
      table={soEinMistTable as GameTable}
      session={session}
      play={play}
      isQuiet={isQuiet}
      load={load}
    />
  </InApp>
);

/** In small parts: what a part brings is drawn at its end. */
const pass = async (ms: number) => {
  for (let at = 0; at < ms; at += 100) await act(() => jest.advanceTimersByTimeAsync(100));
};
const bubble = () => screen.queryByText(words);

async function hearing(play: Play) {
  const { rerender } = render(tableWith(play));
  await pass(500);
  return async (later: Play, isQuiet = false) => {
    rerender(tableWith(later, isQuiet));
    await pass(200);
  };
}

test('a bot says its word once the board has shown what it is about, and who listens hears who says it', async () => {
  const goOn = await hearing(playing(1, { isShown: false }));
  expect(bubble()).toBeNull();
  await goOn(playing(1));
  expect(bubble()).toBeOnTheScreen();
  expect(screen.getByText(name)).toBeOnTheScreen();
  expect(AccessibilityInfo.announceForAccessibilityWithOptions).toHaveBeenCalledWith(
    en.talk.says(name, words),
    { queue: true },
  );
});

test('what comes too late is not said', async () => {
  let arrive: () => void = () => undefined;
  load = () => new Promise((resolve) => (arrive = () => resolve(soEinMistHints as Hints)));
  const goOn = await hearing(playing(1));
  await goOn(playing(2));
  arrive();
  await pass(1000);
  expect(session.overheard).toHaveBeenCalled();
  expect(bubble()).toBeNull();
});

test('while bots play on it stays until it can have been read', async () => {
  const goOn = await hearing(playing(1));
  await goOn(playing(2));
  expect(bubble()).toBeOnTheScreen();
  await pass(6000);
  expect(bubble()).toBeNull();
});

test('while a person is asked nobody has to read fast, and it is gone with what they do', async () => {
  const goOn = await hearing(playing(1, { request: ASKED }));
  await pass(60_000);
  expect(bubble()).toBeOnTheScreen();
  await goOn(playing(2));
  expect(bubble()).toBeNull();
});

test('a finger, a curtain and a hint silence it', async () => {
  const goOn = await hearing(playing(1));
  await goOn(playing(1), true);
  expect(bubble()).toBeNull();
  await goOn(playing(1));
  fireEvent(screen.getByText('The table'), 'startShouldSetResponderCapture');
  expect(bubble()).toBeNull();

  screen.unmount();
  lastTalk = null;
  session.overheard.mockReturnValueOnce(overheardIn(match));
  const lift = await hearing(playing(1));
  expect(bubble()).toBeOnTheScreen();
  await lift(playing(1, { curtain: 0 }));
  expect(bubble()).toBeNull();
  await lift(playing(1));
  expect(bubble()).toBeNull();
});

test('who comes back to the table in the same round hears nothing more in it', async () => {
  await hearing(playing(1));
  expect(bubble()).toBeOnTheScreen();
  screen.unmount();
  session.overheard.mockReturnValueOnce(overheardIn(match));
  await hearing(playing(1));
  expect(bubble()).toBeNull();
});

test('while it can be taken back nobody says what would have been better; afterwards it is said to whom', async () => {
  const late = () => screen.queryByText(en.talk.to(players[about]!.name, words));
  const goOn = await hearing(playing(1, { undoer: about, request: ASKED }));
  await pass(60_000);
  expect(bubble()).toBeNull();
  expect(late()).toBeNull();
  await goOn(playing(2));
  expect(late()).toBeOnTheScreen();
});

test.each(Object.entries(LANGUAGES))(
  'who is spoken to does not seem to be who speaks (%s)',
  (_, { talk }) => expect(talk.to('Anna', 'Well done.')).not.toMatch(/^Anna|Anna ?:/),
);

test('what was taken back is not talked about', async () => {
  const goOn = await hearing(playing(1, { undoer: about, request: ASKED }));
  const { scene, ...before } = playing(2);
  await goOn({ ...before, scene: { ...scene, before: null } });
  await goOn(playing(3));
  expect(screen.queryByText(words, { exact: false })).toBeNull();
});
