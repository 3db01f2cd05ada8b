import { activeSeat, discardsSupply } from '../../../game-core/games/alles-kaese/table';
import { usePhrases } from '../../../i18n';
import { largeText, useTextScale } from '../../../ui';
import { pawedSlots } from '../odds';
import { Head } from './Head';
import type { AskedProps } from './props';

/** Nothing matches: the slices themselves are the keys. */
export function Peek({ layout, view: { open }, name, refusal, fromMemory, pawKey }: AskedProps) {
  const { allesKaese: words } = usePhrases();
  const isLarge = useTextScale() >= largeText;
  const leaves = discardsSupply(open.setting, 'peek');
  const face = open.die ?? 0;
  const seat = activeSeat(open);
  const isWarned = fromMemory && !isLarge && pawedSlots(open, seat).length > 0;
  const tap = !leaves ? words.tapAny : isLarge ? words.thenTop : words.tapAnyThenTop;
  return (
    <Head
      seat={seat}
      title={isLarge ? words.lookUnderShort(face) : words.lookUnder(name, face)}
      line={refusal ?? (isWarned ? `${tap} ${words.notAgain}` : tap)}
      layout={layout}
      isRoomy
    >
      {pawKey}
    </Head>
  );
}
