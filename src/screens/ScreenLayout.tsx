import { useIsFocused } from '@react-navigation/native';
import { Suspense, useMemo, useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { ArrivalContext, Backdrop, useDoubleTapGuard } from '../ui';
import { ErrorBoundary } from './ErrorBoundary';
import { usePageTitle } from './page-title';

interface Props {
  /** Whether it was there when the app opened: nobody has come here from elsewhere. */
  readonly isFirst: boolean;
  /** What a browser calls it; null where the screen itself says it. */
  readonly title: string | null;
  /** Away from it, should it break; the lobby has nowhere to go. */
  readonly onLeave?: () => void;
  readonly children: ReactNode;
}

/** What every screen stands in. */
export function ScreenLayout({ isFirst, title, onLeave, children }: Props) {
  const isFocused = useIsFocused();
  // A screen that people go to is drawn a moment before the navigator calls it focused.
  const [hasArrived, setArrived] = useState(isFirst || isFocused);
  if (isFocused && !hasArrived) setArrived(true);
  const isInFront = isFocused || !hasArrived;
  const [was, setWas] = useState(isInFront);
  const [visits, setVisits] = useState(isFirst ? 0 : 1);
  if (was !== isInFront) {
    setWas(isInFront);
    if (isInFront) setVisits(visits + 1);
  }
  const arrival = useMemo(() => ({ isInFront, visits }), [isInFront, visits]);
  return (
    <ArrivalContext value={arrival}>
      <ErrorBoundary {...(onLeave && { onLeave })}>
        <Titled title={title}>
          <Guarded isInFront={isInFront}>{children}</Guarded>
        </Titled>
      </ErrorBoundary>
    </ArrivalContext>
  );
}

function Titled({ title, children }: Pick<Props, 'title' | 'children'>) {
  usePageTitle(title);
  return children;
}

interface GuardedProps {
  readonly isInFront: boolean;
  readonly children: ReactNode;
}

/** A tap that led here or back and was one of two must not open something here as well. */
function Guarded({ isInFront, children }: GuardedProps) {
  const isReady = useDoubleTapGuard(isInFront);
  return (
    <View style={[styles.screen, !isReady && styles.fresh]}>
      <Suspense fallback={<Backdrop kind="paper" />}>{children}</Suspense>
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  // Fingers only, as at the table.
  fresh: { pointerEvents: 'none' },
});
