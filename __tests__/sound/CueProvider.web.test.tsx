import { act, fireEvent, render } from '@testing-library/react';
import { useEffect } from 'react';
import { canBeFelt, CueProvider, HEARD, useCue, type Cue, type Sound } from '../../src/sound';

const ALL_ON: Readonly<Record<Sound, boolean>> = {
  dice: true,
  hop: true,
  take: true,
  turn: true,
  win: true,
};

/** What a browser would have sounded, by what is in the file. */
let heard: unknown[];
let stopped: number;
let contexts: number;

class QuietContext {
  readonly currentTime = 0;
  readonly state = 'running';
  readonly destination = {};
  constructor() {
    contexts += 1;
  }
  async close() {}
}

class QuietDecoder {
  async decodeAudioData(bytes: unknown) {
    return bytes;
  }
}

class QuietSource {
  readonly buffer: unknown;
  constructor(_: QuietContext, { buffer }: { readonly buffer: unknown }) {
    this.buffer = buffer;
  }
  connect<T>(next: T): T {
    return next;
  }
  start() {
    heard.push(this.buffer);
  }
  stop() {
    stopped += 1;
  }
}

class QuietGain {
  readonly gain = { setTargetAtTime: () => undefined };
  connect<T>(next: T): T {
    return next;
  }
}

/** Files are asked for in the order of the sounds; here each holds its name. */
const answering: jest.Mock = jest.fn(async () => {
  const name = HEARD[answering.mock.calls.length - 1];
  return { arrayBuffer: async () => name };
});

let give: (cue: Cue) => void;

function Giver() {
  const cue = useCue();
  useEffect(() => {
    give = cue;
  }, [cue]);
  return null;
}

const house = (sounds = ALL_ON) => (
  <CueProvider sounds={sounds} haptics>
    <Giver />
  </CueProvider>
);

const later = (milliseconds: number) =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(milliseconds);
  });

beforeEach(() => {
  jest.useFakeTimers();
  [heard, stopped, contexts] = [[], 0, 0];
  answering.mockClear();
  Object.assign(globalThis, {
    fetch: answering,
    AudioContext: QuietContext,
    OfflineAudioContext: QuietDecoder,
    AudioBufferSourceNode: QuietSource,
    GainNode: QuietGain,
  });
});

afterEach(() => {
  jest.useRealTimers();
});

test('before anybody has touched the page it is silent, and asks for no loudspeaker', async () => {
  render(house());
  expect(answering).not.toHaveBeenCalled();
  await later(1000);
  expect(answering).toHaveBeenCalledTimes(HEARD.length);
  give('dice');
  expect(contexts).toBe(0);
  expect(heard).toEqual([]);
});

test('after the first touch a cue is heard, once, and a new one ends the last', async () => {
  render(house());
  await later(1000);
  fireEvent.pointerUp(document.body);
  give('hop');
  give('hop');
  expect(heard).toEqual(['hop']);
  expect(stopped).toBe(0);
  await later(100);
  give('hop');
  expect(heard).toEqual(['hop', 'hop']);
  expect(stopped).toBe(1);
  fireEvent.keyDown(document.body, { key: 'a' });
  expect(contexts).toBe(1);
});

test('what is switched off is not heard', async () => {
  render(house({ ...ALL_ON, hop: false }));
  await later(1000);
  fireEvent.keyDown(document.body, { key: 'a' });
  give('hop');
  expect(heard).toEqual([]);
  give('win');
  expect(heard).toEqual(['win']);
});

test('where sound is refused the game goes on in silence', async () => {
  const refuse = () => {
    throw new Error('No.');
  };
  answering.mockRejectedValueOnce(new Error('No network.'));
  render(house());
  await later(1000);
  Object.assign(globalThis, { AudioBufferSourceNode: refuse });
  fireEvent.pointerUp(document.body);
  give('dice');
  give('win');
  await later(0);
  expect(heard).toEqual([]);
});

test('who leaves listens to no touch any more', async () => {
  const { unmount } = render(house());
  await later(1000);
  unmount();
  fireEvent.pointerUp(document.body);
  expect(contexts).toBe(0);
});

test('a browser cannot be felt', () => {
  expect(canBeFelt).toBe(false);
});
