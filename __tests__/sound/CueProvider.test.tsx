import { act, render } from '@testing-library/react-native';
import { createAudioPlayer, setAudioModeAsync } from 'expo-audio';
import { impactAsync, selectionAsync } from 'expo-haptics';
import { useEffect } from 'react';
import {
  CueProvider,
  HEARD,
  SOUNDS,
  useCue,
  type Cue,
  type Heard,
  type Sound,
} from '../../src/sound';

const ALL_ON: Readonly<Record<Sound, boolean>> = {
  dice: true,
  hop: true,
  take: true,
  turn: true,
  win: true,
};

let give: (cue: Cue) => void;

function Giver() {
  const cue = useCue();
  useEffect(() => {
    give = cue;
  }, [cue]);
  return null;
}

function house(sounds = ALL_ON, haptics = true) {
  return (
    <CueProvider sounds={sounds} haptics={haptics}>
      <Giver />
    </CueProvider>
  );
}

/** The player of each sound: they are made in the order of the sounds. */
function playerOf(sound: Heard) {
  const made = jest.mocked(createAudioPlayer).mock.results[HEARD.indexOf(sound)];
  return jest.mocked(made?.value as ReturnType<typeof createAudioPlayer>);
}

const sounded = () => HEARD.filter((sound) => playerOf(sound).play.mock.calls.length > 0);

const later = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
});

afterEach(() => {
  jest.useRealTimers();
});

test('nothing is loaded before the first screen is up', () => {
  render(house());
  give('dice');
  expect(createAudioPlayer).not.toHaveBeenCalled();
  later(1000);
  expect(createAudioPlayer).toHaveBeenCalledTimes(HEARD.length);
});

test('a phone set to silent stays silent, and music goes on', () => {
  render(house());
  later(1000);
  expect(setAudioModeAsync).toHaveBeenCalledWith({
    playsInSilentMode: false,
    interruptionMode: 'mixWithOthers',
  });
});

test.each(HEARD)('%s is heard, from its beginning, and no other', (sound) => {
  render(house());
  later(1000);
  give(sound);
  expect(sounded()).toEqual([sound]);
  expect(playerOf(sound).seekTo).toHaveBeenCalledWith(0);
});

test.each(SOUNDS)('%s is silent when it is switched off, and the others are not', (sound) => {
  const { rerender } = render(house({ ...ALL_ON, [sound]: false }));
  later(1000);
  SOUNDS.forEach((each) => give(each));
  expect(sounded()).toEqual(SOUNDS.filter((each) => each !== sound));
  later(1000);
  rerender(house());
  give(sound);
  expect(sounded()).toEqual(SOUNDS);
});

test.each(['nibble', 'snap'] as const)('%s has the switch of a card that is taken', (sound) => {
  render(house({ ...ALL_ON, take: false }));
  later(1000);
  give(sound);
  expect(sounded()).toEqual([]);
});

test('a trap is felt most of all', () => {
  render(house());
  give('snap');
  expect(impactAsync).toHaveBeenLastCalledWith('heavy');
});

test('a roll, a landing and a reveal are felt', () => {
  render(house());
  give('dice');
  expect(impactAsync).toHaveBeenLastCalledWith('medium');
  give('take');
  give('reveal');
  expect(impactAsync).toHaveBeenCalledTimes(3);
  give('hop');
  expect(selectionAsync).toHaveBeenCalledTimes(1);
  give('turn');
  give('win');
  expect(impactAsync).toHaveBeenCalledTimes(3);
});

test('who does not want to feel anything does not, and still hears', () => {
  render(house(ALL_ON, false));
  later(1000);
  (['dice', 'hop', 'take', 'turn', 'win', 'reveal'] as const).forEach((cue) => give(cue));
  expect(impactAsync).not.toHaveBeenCalled();
  expect(selectionAsync).not.toHaveBeenCalled();
  expect(sounded()).toEqual(SOUNDS);
});

test('cues on top of each other are one, and one player is all that a sound ever has', () => {
  render(house());
  later(1000);
  for (let die = 0; die < 5; die++) give('dice');
  expect(playerOf('dice').play).toHaveBeenCalledTimes(1);
  expect(impactAsync).toHaveBeenCalledTimes(1);
  for (let hop = 0; hop < 6; hop++) {
    give('hop');
    later(88);
  }
  expect(playerOf('hop').play).toHaveBeenCalledTimes(6);
  expect(createAudioPlayer).toHaveBeenCalledTimes(HEARD.length);
});

test('where a device refuses, the game goes on in silence', async () => {
  const refuse = () => {
    throw new Error('No.');
  };
  jest.mocked(setAudioModeAsync).mockRejectedValueOnce(new Error('No.'));
  jest.mocked(createAudioPlayer).mockImplementationOnce(refuse);
  jest.mocked(impactAsync).mockRejectedValue(new Error('No.'));
  render(house());
  later(1000);
  playerOf('hop').play.mockImplementation(refuse);
  playerOf('hop').seekTo.mockRejectedValue(new Error('No.'));
  give('dice');
  give('hop');
  give('win');
  await act(async () => undefined);
  expect(playerOf('win').play).toHaveBeenCalledTimes(1);
  jest.mocked(impactAsync).mockResolvedValue(undefined);
});

test('who leaves takes the players along', () => {
  const { unmount } = render(house());
  later(1000);
  unmount();
  for (const sound of SOUNDS) expect(playerOf(sound).remove).toHaveBeenCalledTimes(1);
});
