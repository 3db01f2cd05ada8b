import type { Seat } from '../../../game-core/kernel/seats';
import { usePhrases } from '../../../i18n';
import { FingerArea, target } from '../../../ui';
import { SeatFace } from '../../shared/faces/SeatFace';
import { around } from '../../shared/geometry';
import { MovingDie } from '../../shared/MovingDie';
import { TurnSign } from '../../shared/TurnSign';
import type { Die } from '../layout/counter';
import type { KaeseAct, Tableau } from '../staging';

interface Props {
  readonly die: Die;
  readonly tableau: Tableau;
  readonly act: KaeseAct | null;
  readonly active: Seat | null;
  readonly isStill: boolean;
  /** A finger throws; null where that is not asked. */
  readonly onThrow: (() => void) | null;
  /** The phone goes from hand to hand: the taps of who had it before have to be over. */
  readonly isHandedOver: boolean;
}

/** The die, or whose turn it is where it will land; a finger on it throws. */
export function Middle(props: Props) {
  const { die, tableau, act, active, isStill, onThrow, isHandedOver } = props;
  const { allesKaese: say } = usePhrases();
  const side = Math.max(target, die.size);
  const { x, y, width, height } = around(die.at, { width: side, height: side });
  return (
    <>
      {tableau.die !== null && (
        <MovingDie
          key={`die ${tableau.turn}`}
          face={tableau.die}
          size={die.size}
          at={die.at}
          fresh={act?.kind === 'roll'}
          isStill={isStill}
          label={say.die(tableau.die)}
        />
      )}
      {tableau.die === null && active !== null && act?.kind !== 'deal' && (
        <TurnSign
          key={`sign ${active}`}
          picture={(sign) => <SeatFace seat={active} size={sign} />}
          at={die.at}
          size={die.size}
        />
      )}
      {onThrow !== null && (
        <FingerArea
          key={`throw ${tableau.turn}`}
          isHandedOver={isHandedOver}
          style={{ position: 'absolute', left: x, top: y, width, height, zIndex: 4000 }}
          onPress={onThrow}
        />
      )}
    </>
  );
}
