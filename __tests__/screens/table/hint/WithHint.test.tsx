import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { useEffect, useState } from 'react';
import { Dimensions, Pressable, Text } from 'react-native';
import { useStore } from 'zustand';
import { soEinMist } from '../../../../src/game-core/games/so-ein-mist';
import type { Entry } from '../../../../src/game-core/kernel/registry';
import { en } from '../../../../src/i18n/en';
import { OwlKey } from '../../../../src/screens/table/hint/OwlKey';
import { useHint } from '../../../../src/screens/table/hint/useHint';
import { WithHint } from '../../../../src/screens/table/hint/WithHint';
import type { LoadHints } from '../../../../src/screens/table/load-hints';
import { createDirector } from '../../../../src/session/director';
import type { Session } from '../../../../src/session/session';
import type { Hints } from '../../../../src/tables/shared/hint-words';
import { soEinMistHints } from '../../../../src/tables/so-ein-mist/hint';
import { newMatch, seated, sessionOn, untilAsked } from '../../../session/sessions';
import { InApp } from '../../support/InApp';

const PHONE = { width: 390, height: 844, scale: 2, fontScale: 1 };
const lettersOf = (fontScale: number) => {
  const window = { ...PHONE, fontScale };
  Dimensions.set({ window, screen: window });
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const load: LoadHints = async () => soEinMistHints as Hints;

/** A table that says what is lit on it, and decides at a tap. */
function Table({ session }: { readonly session: Session }) {
  const [director] = useState(() => createDirector(session));
  const play = useStore(director.state);
  const { scene, request } = play;
  useEffect(() => director.start(), [director]);
  useEffect(() => director.shown(scene.id), [director, scene.id]);
  const hinting = useHint('so-ein-mist', session, play, load);
  const { hint } = hinting;
  return (
    <>
      <OwlKey {...hinting} />
      <WithHint hinting={hinting} players={session.players}>
        {hint?.kind === 'found' && <Text>{`lit: ${String(hint.verdict.best?.move)}`}</Text>}
        <Pressable
          role="button"
          aria-label="stop"
          onPress={() => request?.kind === 'decide' && director.decide('stop')}
        />
      </WithHint>
    </>
  );
}

const pass = async (ms: number) => {
  for (let at = 0; at <= ms; at += 200) await act(() => jest.advanceTimersByTimeAsync(200));
};
const press = async (name: string) => {
  fireEvent.press(screen.getByRole('button', { name }));
  await pass(1000);
};
const lit = () => screen.queryByText(/^lit: /);
const sheet = () => screen.queryByRole('heading', { name: en.hint.title });

async function asked() {
  const entry = soEinMist as unknown as Entry;
  const session = sessionOn(entry, newMatch(entry, 3), seated([null, 'greedy', 'greedy']));
  await untilAsked(session);
  render(
    <InApp>
      <Table session={session} />
    </InApp>,
  );
  await pass(1000);
  await press(en.hint.key);
  await pass(3000);
}

test('in large words its sheet can be put away: what is lit stays lit until somebody acts', async () => {
  lettersOf(2);
  await asked();
  expect(sheet()).toBeOnTheScreen();
  const best = lit();
  expect(best).not.toBeNull();
  await press(en.hint.close);
  expect(sheet()).toBeNull();
  expect(lit()).toBeOnTheScreen();
  await press(en.hint.key);
  expect(sheet()).toBeOnTheScreen();
  await press(en.hint.close);
  await press('stop');
  expect([lit(), sheet()]).toEqual([null, null]);
});

test('beside the board its cross ends it, light and words', async () => {
  lettersOf(1);
  await asked();
  expect(lit()).toBeOnTheScreen();
  await press(en.hint.close);
  expect(lit()).toBeNull();
});

test('a double tap on the owl asks it, and does not let it be quiet again; another one lets it', async () => {
  lettersOf(1);
  await asked();
  const owl = () => screen.getByRole('button', { name: en.hint.key });
  const tapTwice = async () => {
    for (let tap = 0; tap < 2; tap += 1) {
      fireEvent.press(owl(), { nativeEvent: { type: 'touchend' } });
      await act(() => jest.advanceTimersByTimeAsync(120));
    }
    await pass(3000);
  };
  await tapTwice();
  expect(lit()).toBeNull();
  await tapTwice();
  expect(lit()).toBeOnTheScreen();
});
