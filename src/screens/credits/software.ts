/** What ships with the app, all under the MIT licence, by whom it is. */
export interface Software {
  readonly by: string;
  /** The names of the packages. */
  readonly packages: readonly string[];
}

export const SOFTWARE: readonly Software[] = [
  {
    by: 'Meta Platforms, Inc. and affiliates',
    packages: ['react', 'react-dom', 'react-native'],
  },
  {
    by: '650 Industries, Inc. (Expo)',
    packages: [
      'expo',
      '@expo/metro-runtime',
      'expo-asset',
      'expo-audio',
      'expo-crypto',
      'expo-file-system',
      'expo-font',
      'expo-haptics',
      'expo-keep-awake',
      'expo-localization',
      'expo-splash-screen',
      'expo-status-bar',
    ],
  },
  {
    by: 'Software Mansion',
    packages: [
      'react-native-gesture-handler',
      'react-native-reanimated',
      'react-native-screens',
      'react-native-worklets',
    ],
  },
  {
    by: 'React Navigation Contributors',
    packages: ['@react-navigation/native', '@react-navigation/native-stack'],
  },
  { by: 'Facebook, Inc.', packages: ['@react-native-async-storage/async-storage'] },
  { by: 'Th3rd Wave', packages: ['react-native-safe-area-context'] },
  { by: 'Horcrux', packages: ['react-native-svg'] },
  { by: 'Nicolas Gallagher', packages: ['react-native-web'] },
  { by: 'Nicolas Dubien', packages: ['pure-rand'] },
  { by: 'Fabian Hiller', packages: ['valibot'] },
  { by: 'Paul Henschel', packages: ['zustand'] },
];

/** As its authors ask, in full and in its own language. */
export const MIT_LICENCE: readonly string[] = [
  'Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:',
  'The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.',
  'THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.',
];
