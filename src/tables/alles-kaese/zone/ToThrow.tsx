import type { Seat } from '../../../game-core/kernel/seats';
import { usePhrases } from '../../../i18n';
import { Button, largeText, useTextScale } from '../../../ui';
import { Keys } from '../../shared/zone/Keys';
import { lastTurnInWords } from '../words/news';
import { Head } from './Head';
import { isAmongPeople, type AskedProps } from './props';

/** A turn begins; what the last one brought stands there until then. */
export function ToThrow(props: AskedProps & { readonly seat: Seat }) {
  const { layout, view, players, name, seat } = props;
  const say = usePhrases();
  const words = say.allesKaese;
  const isLarge = useTextScale() >= largeText;
  return (
    <>
      <Head
        seat={seat}
        title={words.turnOf(name)}
        line={lastTurnInWords(say, view.open, players, isLarge) ?? words.whichSlice}
        layout={layout}
        isRoomy
      >
        {props.pawKey}
      </Head>
      <Keys isStacked={layout.stacksKeys}>
        <Button
          wide={!layout.stacksKeys}
          accent="cheese"
          // Half of a small phone has no room for both.
          icon={isLarge && layout.isWide ? undefined : 'roll'}
          isHandedOver={isAmongPeople(players)}
          label={words.throw}
          onPress={props.onThrow}
        />
      </Keys>
    </>
  );
}
