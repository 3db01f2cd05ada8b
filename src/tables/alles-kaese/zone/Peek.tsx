import { activeSeat, discardsSupply } from '../../../game-core/games/alles-kaese/table';
import { usePhrases } from '../../../i18n';
import { largeText, useTextScale } from '../../../ui';
import { Head } from './Head';
import type { AskedProps } from './props';

/** Nothing matches: the slices themselves are the keys. */
export function Peek({ layout, view: { open }, name, refusal, pawKey }: AskedProps) {
  const { allesKaese: words } = usePhrases();
  const isLarge = useTextScale() >= largeText;
  const leaves = discardsSupply(open.setting, 'peek');
  const face = open.die ?? 0;
  return (
    <Head
      seat={activeSeat(open)}
      title={isLarge ? words.lookUnderShort(face) : words.lookUnder(name, face)}
      line={refusal ?? (!leaves ? words.tapAny : isLarge ? words.thenTop : words.tapAnyThenTop)}
      layout={layout}
      isRoomy
    >
      {pawKey}
    </Head>
  );
}
