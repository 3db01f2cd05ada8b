import { usePhrases } from '../../../i18n';
import { Announce, Button } from '../../../ui';
import { Keys } from '../../shared/zone/Keys';
import { HoldKey } from '../look/HoldKey';
import type { ZoneProps } from './props';

/** Something private is looked at: a key to hold, and one to say that it was seen. */
export function Looking({ layout, look, refusal, onLooked }: ZoneProps) {
  const { allesKaese: words } = usePhrases();
  return (
    <Keys isStacked>
      <Announce message={refusal ?? ''} />
      <HoldKey
        hold={look.hold}
        isTap={look.isTap}
        isTerse={layout.isLow}
        refusal={look.hold.hasShown ? null : refusal}
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
