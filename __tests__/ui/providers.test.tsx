import { act, render, screen } from '@testing-library/react-native';
import { AccessibilityInfo, Text, useColorScheme } from 'react-native';
import { MotionProvider, ThemeProvider, useMotion, useTheme, type Speed } from '../../src/ui';

function Theme() {
  return <Text>{useTheme().name}</Text>;
}

function Motion() {
  const { reduced, ms } = useMotion();
  return <Text>{reduced ? 'fades' : `tumbles for ${ms('tumble')}`}</Text>;
}

describe('the theme', () => {
  test.each([
    ['dark', 'night'],
    ['light', 'day'],
  ] as const)('follows a %s device into the %s', (scheme, name) => {
    jest.mocked(useColorScheme).mockReturnValueOnce(scheme);
    render(
      <ThemeProvider>
        <Theme />
      </ThemeProvider>,
    );
    expect(screen.getByText(name)).toBeVisible();
  });

  test('can be chosen', () => {
    render(
      <ThemeProvider choice="night">
        <Theme />
      </ThemeProvider>,
    );
    expect(screen.getByText('night')).toBeVisible();
  });
});

describe('motion', () => {
  // Reanimated mentions that its setting is overruled, which is what we want.
  beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  const shown = (speed: Speed) => (
    <MotionProvider speed={speed}>
      <Motion />
    </MotionProvider>
  );

  test('a roll is over within 700 ms, faster on demand, and replaced by a fade when off', async () => {
    const { rerender } = render(shown('normal'));
    const [text] = await screen.findAllByText(/^tumbles for/);
    expect(Number(String(text!.props.children).split(' ').at(-1))).toBeLessThanOrEqual(700);
    rerender(shown('fast'));
    expect(screen.getByText('tumbles for 216')).toBeVisible();
    rerender(shown('off'));
    expect(screen.getByText('fades')).toBeVisible();
  });

  test('follows the device when somebody reduces it in the middle of a game', async () => {
    const listen = jest.spyOn(AccessibilityInfo, 'addEventListener');
    render(shown('normal'));
    await screen.findByText(/^tumbles/);
    const calls: readonly (readonly unknown[])[] = listen.mock.calls;
    const call = calls.findLast(([event]) => event === 'reduceMotionChanged');
    const tell = call![1] as (reduced: boolean) => void;
    act(() => tell(true));
    expect(screen.getByText('fades')).toBeVisible();
    act(() => tell(false));
    expect(screen.getByText(/^tumbles/)).toBeVisible();
  });
});
