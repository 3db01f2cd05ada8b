import { usePhrases } from '../../../i18n';
import { Announce, Button } from '../../../ui';
import { Keys } from '../../shared/zone/Keys';
import { HoldKey } from '../look/HoldKey';
import type { ZoneProps } from './props';

/** Something private is looked at: a key to hold, and one to say that it was seen. */
export function Looking({ layout, hold, refusal, isTapToLook, onLooked }: ZoneProps) {
  const { allesKaese: words } = usePhrases();
  return (
    <Keys isStacked>
      <Announce message={refusal ?? ''} />
      <HoldKey
        hold={hold}
        isTap={isTapToLook}
        isTerse={layout.isLow}
        refusal={hold.hasShown ? null : refusal}
      />
      <Button
        kind="quiet"
        icon="check"
        label={layout.isLow ? words.lookDoneShort : words.lookDone}
        onPress={onLooked}
      />
    </Keys>
  );
}
