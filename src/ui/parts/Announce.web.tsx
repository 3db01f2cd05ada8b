import type { CSSProperties } from 'react';
import { useSaid } from './useSaid';

interface Props {
  readonly message: string;
}

/**
 * Browsers have no call for it: they read out what is added to such a place. Each message is a line of
 * its own and stays while it is read, so that the next one does not replace it. Plain elements, since
 * the line that is new is to be read alone (`aria-atomic`), which a View cannot say.
 */
export function Announce({ message }: Props) {
  const said = useSaid(message);
  return (
    <div role="status" aria-live="polite" aria-atomic={false} style={UNSEEN}>
      {said.map(({ nth, text }) => (
        <p key={nth}>{text}</p>
      ))}
    </div>
  );
}

const UNSEEN: CSSProperties = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  opacity: 0,
};
