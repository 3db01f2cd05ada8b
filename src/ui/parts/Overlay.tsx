import type { ReactNode } from 'react';
import { Modal, Platform } from 'react-native';
import { useEscape } from '../escape';
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
  // The modal takes the key itself, but not before it has faded in.
  useEscape(true, onBack);
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
      {/* In a browser it is a page of its own; elsewhere its fingers are noted below it already. */}
      {Platform.OS === 'web' ? <Touched>{children}</Touched> : children}
    </Modal>
  );
}
