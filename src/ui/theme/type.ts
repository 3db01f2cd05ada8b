import { Nunito_600SemiBold } from '@expo-google-fonts/nunito/600SemiBold';
import { Nunito_900Black } from '@expo-google-fonts/nunito/900Black';

/** The two weights that we use; each more is 130 kB. */
export const fontFiles = { Nunito_600SemiBold, Nunito_900Black } as const;

export const font = { plain: 'Nunito_600SemiBold', strong: 'Nunito_900Black' } as const;

/** The scale, in dp at the device's normal text size; phones and browsers enlarge it as people wish. */
export const type = {
  title: { fontFamily: font.strong, fontSize: 34, lineHeight: 40 },
  heading: { fontFamily: font.strong, fontSize: 22, lineHeight: 28 },
  label: { fontFamily: font.strong, fontSize: 17, lineHeight: 22 },
  body: { fontFamily: font.plain, fontSize: 17, lineHeight: 24 },
  small: { fontFamily: font.plain, fontSize: 14, lineHeight: 19 },
  smallStrong: { fontFamily: font.strong, fontSize: 14, lineHeight: 19 },
} as const;

export type TypeName = keyof typeof type;
