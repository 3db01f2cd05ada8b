import AsyncStorage from '@react-native-async-storage/async-storage';

import type { Store } from './store';

/** A browser may have the app open in several windows, which share one storage. */
export const deviceStore: Store = {
  getItem: (key) => AsyncStorage.getItem(key),
  setItem: (key, text) => AsyncStorage.setItem(key, text),
  removeItem: (key) => AsyncStorage.removeItem(key),
  getAllKeys: () => AsyncStorage.getAllKeys(),
  watch(onChange) {
    window.addEventListener('storage', ({ key }) => {
      if (key !== null) onChange(key);
    });
  },
};
