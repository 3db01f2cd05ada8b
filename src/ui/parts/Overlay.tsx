import type { ReactNode } from 'react';
import { Modal } from 'react-native';
import { useReturnFocus } from '../focus/return-focus';
import { useBackCloses } from '../sheet-history';
import { Touched } from './Touched';

interface Props {
  readonly open: boolean;
  /** What a screen reader calls it. */
  readonly label: string;
  /** Escape, or the back of Android or a browser. */
  readonly onBack: () => void;
  readonly children: ReactNode;
}

/**
 * Lies over everything. The system's modal keeps the focus inside and fades by itself, which is all
 * the motion there is where motion is reduced.
 */
export function Overlay({ open, ...props }: Props) {
  return open ? <OpenOverlay {...props} /> : null;
}

function OpenOverlay({ label, onBack, children }: Omit<Props, 'open'>) {
  useReturnFocus();
  useBackCloses(onBack);
  return (
    <Modal
      visible
      aria-label={label}
      transparent
      statusBarTranslucent
      navigationBarTranslucent
      animationType="fade"
      supportedOrientations={['portrait', 'landscape']}
      onRequestClose={onBack}
    >
      {/* On the web it is a page of its own. */}
      <Touched>{children}</Touched>
    </Modal>
  );
}
