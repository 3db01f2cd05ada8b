import { createContext, use, useMemo, type ReactNode } from 'react';
import { useColorScheme } from 'react-native';
import { themes, type Colours, type ThemeName } from './colours';

export type ThemeChoice = 'device' | ThemeName;

export interface Theme {
  readonly name: ThemeName;
  readonly colours: Colours;
}

// Without a provider it is day, so that a part can be shown and tested on its own.
const ThemeContext = createContext<Theme>({ name: 'day', colours: themes.day });

interface Props {
  readonly choice?: ThemeChoice;
  readonly children: ReactNode;
}

/** Follows the device unless the person has chosen. Nest one to show a part in the other theme. */
export function ThemeProvider({ choice = 'device', children }: Props) {
  const device = useColorScheme();
  const name = choice === 'device' ? (device === 'dark' ? 'night' : 'day') : choice;
  const theme = useMemo(() => ({ name, colours: themes[name] }), [name]);
  return <ThemeContext value={theme}>{children}</ThemeContext>;
}

export function useTheme(): Theme {
  return use(ThemeContext);
}

export function useColours(): Colours {
  return use(ThemeContext).colours;
}
