import { useEffect, useState } from 'react';
import { AccessibilityInfo, Platform } from 'react-native';

/** Whether somebody listens to the phone instead of looking at it. Browsers do not tell. */
export function useScreenReader(): boolean {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    if (Platform.OS === 'web') return undefined;
    let isHere = true;
    void AccessibilityInfo.isScreenReaderEnabled().then((answer) => {
      if (isHere) setOn(answer);
    });
    const listener = AccessibilityInfo.addEventListener('screenReaderChanged', setOn);
    return () => {
      isHere = false;
      listener.remove();
    };
  }, []);
  return isOn;
}
