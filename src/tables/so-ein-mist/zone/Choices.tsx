import type { Move, Open } from '../../../game-core/games/so-ein-mist/types';
import type { Player } from '../../../game-core/kernel/record';
import { usePhrases, type Phrases } from '../../../i18n';
import { Button } from '../../../ui';
import { Keys } from '../../shared/zone/Keys';
import { stopInShort, stopInWords } from '../words/describe';
import type { Layout } from '../layout/layout';
import { rollAgain, type Preview } from '../preview';

interface Props {
  readonly layout: Layout;
  readonly open: Open;
  readonly players: readonly Player[];
  /** What a stop leads to; null while the first die is to be thrown. */
  readonly preview: Preview | null;
  readonly moves: readonly Move[];
  readonly onMove: (move: Move) => void;
  readonly onThrow: () => void;
}

/** The keys, each with what comes of it. */
export function Choices(props: Props) {
  const { layout, open, players, preview, moves, onMove, onThrow } = props;
  const say = usePhrases();
  const wide = !layout.stacksButtons;
  if (preview === null) {
    return (
      <Keys isStacked={layout.stacksButtons}>
        <Button key="throw" wide={wide} icon="roll" label={say.soEinMist.roll} onPress={onThrow} />
      </Keys>
    );
  }
  const canRoll = moves.includes('continue');
  const { isTerse } = layout;
  const inWords = isTerse ? stopInShort : stopInWords;
  return (
    <Keys isStacked={layout.stacksButtons}>
      <Button
        key="stop"
        wide={wide}
        icon="stop"
        label={say.soEinMist.stop}
        hint={inWords(say, preview, players)}
        onPress={() => onMove('stop')}
      />
      {(canRoll || !isTerse) && (
        <Button
          key="continue"
          wide={wide}
          kind="quiet"
          icon="roll"
          label={say.soEinMist.rollAgain}
          hint={canRoll ? riskInWords(say, open, isTerse) : undefined}
          disabled={!canRoll}
          onPress={() => onMove('continue')}
        />
      )}
    </Keys>
  );
}

function riskInWords(say: Phrases, open: Open, isTerse: boolean): string {
  const again = rollAgain(open);
  if (again.kind === 'last') return isTerse ? say.soEinMist.lastDieInShort : say.soEinMist.lastDie;
  return isTerse
    ? say.soEinMist.repeatOddsInShort(again.faces)
    : say.soEinMist.repeatOdds(again.faces);
}
