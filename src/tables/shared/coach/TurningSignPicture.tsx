import type { TurningPoint } from '../../../game-core/coach/turning-points';
import { Weather } from '../../../ui/art/Weather';
import { RankDisc } from './RankDisc';
import { SlipDisc } from './SlipDisc';

interface Props {
  readonly point: TurningPoint;
  readonly size: number;
}

/** Sun, cloud, arrow or numbered disc: the same on curve, scrubber and list. */
export function TurningSignPicture({ point: { sign, rank, by }, size }: Props) {
  switch (sign) {
    case 'costly':
      return <RankDisc rank={rank ?? 0} size={size} />;
    case 'slip':
      return <SlipDisc isGain={by > 0} size={size} />;
    case 'sun':
    case 'cloud':
      return <Weather name={sign} size={size} />;
  }
}
