import type { Seat } from '../../../game-core/kernel/seats';
import { NextKey } from '../../shared/zone/NextKey';
import { ThumbZone } from '../../shared/zone/ThumbZone';
import { Tip } from '../../shared/zone/Tip';
import type { Layout } from '../layout/layout';
import { Head } from './Head';
import { PointsSoFar } from './LifeZone';

interface Props {
  readonly layout: Layout;
  readonly seat: Seat | null;
  readonly title: string;
  readonly line: string | null;
  /** Of the window that comes to life. */
  readonly points?: number | null;
  /** Lets the next bot act; undefined where they do not wait for it. */
  readonly onNext?: (() => void) | undefined;
  readonly tip?: string | null;
}

/** Nobody at the phone is asked: what is going on. */
export function QuietZone({ layout, seat, title, line, points = null, onNext, tip = null }: Props) {
  return (
    <ThumbZone
      place={layout.zone}
      isBeside={layout.isWide}
      isTight={layout.isTight}
      isQuiet={onNext === undefined}
    >
      <Head seat={seat} title={title} line={line} isTight={layout.isTight}>
        {points !== null && !layout.isWide && <PointsSoFar points={points} then={null} />}
      </Head>
      {points !== null && layout.isWide && <PointsSoFar points={points} then={null} isFlat />}
      {onNext !== undefined && <NextKey isStacked={layout.isWide} onNext={onNext} />}
      {onNext === undefined && tip !== null && <Tip>{tip}</Tip>}
    </ThumbZone>
  );
}
