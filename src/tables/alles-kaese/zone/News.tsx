import { usePhrases } from '../../../i18n';
import { Button, largeText, useTextScale } from '../../../ui';
import { Keys } from '../../shared/zone/Keys';
import type { KaeseAct } from '../staging';
import { actInWords } from '../words/news';
import { Head } from './Head';
import type { ZoneProps } from './props';

/** What is seen to happen, in words. The picture of the third trap waits for a key. */
export function News({
  layout,
  view,
  players,
  act,
  onSeen,
}: ZoneProps & { readonly act: KaeseAct }) {
  const say = usePhrases();
  const isLarge = useTextScale() >= largeText;
  const news = actInWords(say, view.open, players, act, isLarge);
  // Large words leave room for the picture.
  const line = act.kind === 'caught' && isLarge ? null : news.line;
  const head = <Head {...news} line={line} layout={layout} isRoomy />;
  if (act.kind !== 'caught') return head;
  return (
    <>
      {head}
      <Keys isStacked={layout.stacksKeys}>
        <Button
          wide={!layout.stacksKeys}
          accent="cheese"
          icon={isLarge && layout.isWide ? undefined : 'next'}
          label={say.allesKaese.toScores}
          onPress={onSeen}
        />
      </Keys>
    </>
  );
}
