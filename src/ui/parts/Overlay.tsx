import type { ReactNode } from 'react';
import { Modal } from 'react-native';

interface Props {
  readonly open: boolean;
  /** What a screen reader calls it. */
  readonly label: string;
  /** Escape, or Android's back. */
  readonly onBack: () => void;
  readonly children: ReactNode;
}

/**
 * Lies over everything. The system's modal keeps the focus inside and fades by itself, which is all
 * the motion there is where motion is reduced.
 */
export function Overlay({ open, label, onBack, children }: Props) {
  return (
    <Modal
      visible={open}
      aria-label={label}
      transparent
      statusBarTranslucent
      navigationBarTranslucent
      animationType="fade"
      supportedOrientations={['portrait', 'landscape']}
      onRequestClose={onBack}
    >
      {open && children}
    </Modal>
  );
}
