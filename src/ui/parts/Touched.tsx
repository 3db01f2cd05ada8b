import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { noteTouch } from '../taps';

/** Every finger that comes down in it is noted, also where it meets nothing; what it meets has it. */
export function Touched({ children }: { readonly children: ReactNode }) {
  return (
    <View
      style={styles.all}
      onStartShouldSetResponderCapture={() => {
        noteTouch();
        return false;
      }}
    >
      {children}
    </View>
  );
}

const styles = StyleSheet.create({ all: { flex: 1 } });
