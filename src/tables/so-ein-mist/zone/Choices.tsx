import { valueOf, type Card } from '../../../game-core/games/so-ein-mist/cards';
import type { Move, Open } from '../../../game-core/games/so-ein-mist/types';
import type { Player } from '../../../game-core/kernel/record';
import { usePhrases, type Phrases } from '../../../i18n';
import { Button, largeText, useTextScale } from '../../../ui';
import { DieFaces } from '../../../ui/parts/DieFaces';
import { lengthOfName } from '../../shared/names';
import { Keys } from '../../shared/zone/Keys';
import { stopInShort, stopInWords } from '../words/describe';
import type { Layout } from '../layout/layout';
import { backOf } from '../pieces/faces';
import { PileCard } from '../pieces/PileCard';
import { rollAgain, type Preview } from '../preview';

interface Props {
  readonly layout: Layout;
  readonly open: Open;
  readonly players: readonly Player[];
  /** What a stop leads to; null while the first die is to be thrown. */
  readonly preview: Preview | null;
  readonly moves: readonly Move[];
  /** The one that a hint calls best. */
  readonly hinted: Move | null;
  readonly onMove: (move: Move) => void;
  readonly onThrow: () => void;
}

/** The keys, each with what comes of it. */
export function Choices(props: Props) {
  const { layout, open, players, preview, moves, hinted, onMove, onThrow } = props;
  const say = usePhrases();
  const textScale = useTextScale();
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
  const isLarge = textScale >= largeText;
  // On half the width, a long name would need a line too many.
  const isLong = wide && lengthOfName(players, preview.taker) > 12;
  const inWords = isTerse || isLong ? stopInShort : stopInWords;
  return (
    <Keys isStacked={layout.stacksButtons}>
      <Button
        key="stop"
        wide={wide}
        // Never two bright keys: while a hint is open, the best one is.
        kind={hinted === 'continue' ? 'quiet' : 'primary'}
        icon="stop"
        lit={hinted === 'stop'}
        label={say.soEinMist.stop}
        hint={inWords(say, preview, players)}
        beside={<Small card={preview.card} layout={layout} />}
        onPress={() => onMove('stop')}
      />
      {(canRoll || !isTerse) && (
        <Button
          key="continue"
          wide={wide}
          kind={hinted === 'continue' ? 'primary' : 'quiet'}
          icon="roll"
          lit={hinted === 'continue'}
          label={say.soEinMist.rollAgain}
          {...(canRoll && riskOf(say, open, layout, isLarge))}
          disabled={!canRoll}
          onPress={() => onMove('continue')}
        />
      )}
    </Keys>
  );
}

/** The card that would be taken. */
function Small({ card, layout }: { readonly card: Card; readonly layout: Layout }) {
  const { onKey, growth, isBig } = layout;
  const width = onKey.card * growth * useTextScale();
  return (
    <PileCard
      width={width}
      back={backOf(card)}
      worth={valueOf(card)}
      mark={null}
      big={isBig}
      skip
    />
  );
}

/** What another roll may bring, as six faces before words; where every dp counts, instead of them. */
function riskOf(say: Phrases, open: Open, { isTerse, growth, onKey }: Layout, isLarge: boolean) {
  const again = rollAgain(open);
  if (again.kind === 'last') {
    return { hint: isTerse ? say.soEinMist.lastDieInShort : say.soEinMist.lastDie };
  }
  const hint = say.soEinMist.repeatOdds(again.faces);
  if (isLarge) return { hint };
  const below = <DieFaces size={onKey.face * growth} crossed={open.dice} />;
  return isTerse ? { below, spoken: `${say.soEinMist.rollAgain}: ${hint}` } : { below, hint };
}
