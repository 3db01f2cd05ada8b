import AsyncStorage from '@react-native-async-storage/async-storage';

import type { Store } from './store';

/** Browsers have locks on safe connections only, and old ones have none. */
const locks = 'locks' in navigator ? navigator.locks : undefined;

/** A browser may have the app open in several windows, which share one storage. */
export const deviceStore: Store = {
  getItem: (key) => AsyncStorage.getItem(key),
  setItem: (key, text) => AsyncStorage.setItem(key, text),
  removeItem: (key) => AsyncStorage.removeItem(key),
  getAllKeys: () => AsyncStorage.getAllKeys(),
  // A promise for each of hundreds of keys takes longer than reading them.
  multiGet: async (keys) => keys.map((key) => [key, window.localStorage.getItem(key)]),
  watch(onChange) {
    window.addEventListener('storage', ({ key }) => {
      if (key !== null) onChange(key);
    });
  },
  ...(locks && {
    lock: async <T>(name: string, work: () => Promise<T>): Promise<T> => locks.request(name, work),
  }),
};
