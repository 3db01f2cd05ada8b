// Gestures have no native side here.
import 'react-native-gesture-handler/jestSetup';
// A busy machine is slow, not wrong: nothing here measures time.
jest.setTimeout(60_000);

// jsdom has no media queries; Reanimated asks one while it loads.
if (typeof window !== 'undefined' && 'document' in globalThis) {
  window.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
}

// The real provider waits for measurements that no test environment sends.
jest.mock(
  'react-native-safe-area-context',
  () => jest.requireActual('react-native-safe-area-context/jest/mock').default,
);

// Animations run on a thread that tests do not have; Reanimated's own helper makes them checkable.
jest.mock('react-native-worklets', () =>
  jest.requireActual('react-native-worklets/lib/module/mock'),
);
jest.requireActual('react-native-reanimated').setUpTests();

// The device's storage, as its authors mimic it.
jest.mock('@react-native-async-storage/async-storage', () =>
  jest.requireActual('@react-native-async-storage/async-storage/jest/async-storage-mock'),
);

// No test environment has loudspeakers: a sound is played when its player was told to.
jest.mock('expo-audio', () => ({
  setAudioModeAsync: jest.fn(async () => undefined),
  createAudioPlayer: jest.fn(() => ({
    seekTo: jest.fn(async () => undefined),
    play: jest.fn(),
    remove: jest.fn(),
  })),
}));

// Nor a motor to feel.
jest.mock('expo-haptics', () => ({
  ImpactFeedbackStyle: { Light: 'light', Medium: 'medium', Heavy: 'heavy' },
  impactAsync: jest.fn(async () => undefined),
  selectionAsync: jest.fn(async () => undefined),
}));

// How long to look for what will appear; the web has its own library for it.
const library =
  typeof document === 'undefined' ? '@testing-library/react-native' : '@testing-library/react';
jest.requireActual(library).configure({ asyncUtilTimeout: 15_000 });
