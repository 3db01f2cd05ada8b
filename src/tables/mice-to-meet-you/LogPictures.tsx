import { View } from 'react-native';
import type { Happening, Mice } from '../../game-core/games/mice-to-meet-you/types';
import type { LogPicturesProps } from '../shared/game-table';
import { RoomLook } from './house/RoomLook';
import { Nut, Nuts } from './pieces/Nut';
import { SumDie } from './pieces/SumDie';

/** Dice that were thrown, the card that moved, nuts that were paid. */
export function LogPictures({ happening, size }: LogPicturesProps<Mice>) {
  switch (happening.type) {
    case 'rolled':
      return (
        <View style={{ flexDirection: 'row', gap: 1 }}>
          {happening.red.map((face, nth) => (
            <SumDie key={`red ${nth}`} face={face} tone="red" size={size * 0.86} />
          ))}
          {happening.yellow.map((face, nth) => (
            <SumDie key={`yellow ${nth}`} face={face} tone="yellow" size={size * 0.86} />
          ))}
        </View>
      );
    case 'fee':
    case 'found-nut':
      return <Nut size={size} />;
    case 'changed':
      return <Nuts count={Math.min(3, Math.abs(happening.by))} size={size} />;
    case 'caught':
    case 'came-back':
    case 'turned-down':
    case 'turned-up':
      return <Card happening={happening} size={size} />;
    case 'started':
    case 'used':
    case 'missed':
    case 'passed':
    case 'offered':
    case 'skipped':
    case 'ended':
      return null;
  }
}

function Card({
  happening: { type, card },
  size,
}: {
  readonly happening: Extract<Happening, { readonly card: number }>;
  readonly size: number;
}) {
  const kind = type === 'turned-down' ? 'closed' : type === 'turned-up' ? 'larder' : 'mice';
  return (
    <RoomLook
      card={card}
      kind={kind}
      light="plain"
      isChosen={false}
      width={size * 1.5}
      height={size * 1.5}
    />
  );
}
