import AsyncStorage from '@react-native-async-storage/async-storage';

import type { Store } from './store';

/** The storage of the phone or browser that the app runs on. */
export const deviceStore: Store = AsyncStorage;
