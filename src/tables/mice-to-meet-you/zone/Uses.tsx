import { isDiceCard } from '../../../game-core/games/mice-to-meet-you/cards';
import { usePhrases, type Phrases } from '../../../i18n';
import { useGrowth, Words } from '../../../ui';
import { priceOf, type Way } from '../choosing/question';
import { Nut } from '../pieces/Nut';
import { ChoiceChips, type Choice } from './ChoiceChips';
import { MoreChoices } from './MoreChoices';
import type { AskedProps } from './OwnThrow';

interface Props extends Pick<AskedProps, 'question' | 'tap'> {
  readonly chosen: Way | null;
  readonly isStacked: boolean;
  /** As many as there is room for. */
  readonly atOnce: number;
}

/** What all of the dice that are left can be used for: the cheapest, and all of it on a sheet. */
export function Uses({ question, chosen, tap, isStacked, atOnce }: Props) {
  const say = usePhrases();
  const choices = question.ways.map((way) => choiceOf(say, question.fee, way));
  const first = choices.slice(0, atOnce);
  const key = chosen === null ? null : String(chosen.card);
  const seen = first.some((each) => each.key === key)
    ? first
    : [...first.slice(0, atOnce - 1), ...choices.filter((each) => each.key === key)].concat(
        key === null ? first.slice(atOnce - 1) : [],
      );
  const choose = (card: string) => tap({ on: 'room', card: Number(card) });
  const label = say.mice.allUses(question.base);
  return (
    <ChoiceChips label={label} choices={seen} chosen={key} onChoose={choose} isStacked={isStacked}>
      {choices.length > atOnce && (
        <MoreChoices
          label={label}
          choices={choices}
          chosen={key}
          onChoose={choose}
          rest={choices.length - atOnce}
        />
      )}
    </ChoiceChips>
  );
}

function choiceOf(say: Phrases, fee: number, way: Way): Choice {
  const { mice: words } = say;
  const price = priceOf(way);
  const name = isDiceCard(way.card) ? words.missLarder(way.card) : words.missCard(way.card);
  const paid = price + fee;
  const cost = paid === 0 ? words.costsNothing : words.costs(paid);
  return {
    key: String(way.card),
    label: `${name}, ${cost}`,
    picture: <Words as="smallStrong">{name}</Words>,
    words: <Cost nuts={paid} words={paid === 0 ? cost : words.costsSome(paid)} />,
  };
}

function Cost({ nuts, words }: { readonly nuts: number; readonly words: string }) {
  const growth = useGrowth();
  return (
    <>
      <Words as="small" lines={2} align="center">
        {words}
      </Words>
      {nuts > 0 && <Nut size={17 * growth} />}
    </>
  );
}
