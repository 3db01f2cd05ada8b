import { useEffect, useEffectEvent } from 'react';
import { BackHandler } from 'react-native';

/** Android's back closes a sheet by itself, and iPhones have none. */
export function useBackCloses(_close: () => void): void {}

/** Back leads a step back within a screen, not away from it. */
export function useBackLeads(back: () => void): void {
  const onBack = useEffectEvent(back);
  useEffect(() => {
    const listener = BackHandler.addEventListener('hardwareBackPress', () => {
      onBack();
      return true;
    });
    return () => listener.remove();
  }, []);
}

/** Goes to another screen once no sheet is in the way. */
export function afterSheets(go: () => void): void {
  go();
}
