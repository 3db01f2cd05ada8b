import { StyleSheet, View } from 'react-native';
import { isDiceCard } from '../../../game-core/games/mice-to-meet-you/cards';
import { activeSeat, feeIsOwn } from '../../../game-core/games/mice-to-meet-you/table';
import { usePhrases, type Phrases } from '../../../i18n';
import {
  Announce,
  Button,
  DrawnWords,
  largeText,
  outline,
  radius,
  space,
  useColours,
  useGrowth,
  useTextScale,
  Words,
} from '../../../ui';
import { nameOf } from '../../shared/names';
import { sumOf, wayOf } from '../choosing/draft';
import { outcomeOf } from '../choosing/outcome';
import { priceOf, type Question, type Way } from '../choosing/question';
import { ROW } from '../layout/zone-needs';
import { Nut } from '../pieces/Nut';
import { meetsInWords, sumInWords } from '../words/way-words';
import { ChoiceChips, type Choice } from './ChoiceChips';
import { NutKeys } from './NutKeys';
import type { AskedProps } from './OwnThrow';
import { SumLine } from './SumLine';
import { TwoKeys } from './TwoKeys';
import { MoreChoices } from './MoreChoices';

const AT_ONCE = 3;

/** What another left, or, alone, what one has left oneself: all of it or nothing. */
export function Offer(props: AskedProps) {
  const { open, players, question, draft, refusal, tap } = props;
  const say = usePhrases();
  const { mice: words } = say;
  const { inkSoft, danger } = useColours();
  const growth = useGrowth();
  const isLarge = useTextScale() >= largeText;
  const { base, nuts, kind } = question;
  const sum = sumOf(question, draft);
  const way = wayOf(question, draft);
  const payee = nameOf(players, activeSeat(open));
  const line =
    kind === 'second'
      ? words.secondLine
      : feeIsOwn(open.table)
        ? words.offerOwnFee(payee)
        : words.offerLine(payee);
  const told = `${sumInWords(say, question, draft)}, ${meetsInWords(say, way)}`;
  return (
    <>
      <View style={[styles.line, { minHeight: ROW.offer * growth }]}>
        {draft.by === 0 && !isLarge && <Total total={base} />}
        <View style={styles.words}>
          {draft.by === 0 ? (
            <Words as={isLarge ? 'label' : 'heading'}>
              {kind === 'second' ? words.secondTitle(base) : words.offerTitle(base)}
            </Words>
          ) : (
            <SumLine red={[]} yellow={[]} total={base} by={draft.by} sum={sum} label={told} />
          )}
          <Words
            as="small"
            lines={isLarge || refusal !== null ? undefined : 1}
            colour={refusal === null ? inkSoft : danger.text}
          >
            {refusal ?? line}
          </Words>
          {draft.isTouched && <Announce message={told} />}
        </View>
        {nuts > 0 && !isLarge && (
          <NutKeys by={draft.by} nuts={nuts} sum={sum} onStep={(by) => tap({ on: 'nut', by })} />
        )}
      </View>
      {nuts > 0 && isLarge && (
        <NutKeys by={draft.by} nuts={nuts} sum={sum} onStep={(by) => tap({ on: 'nut', by })} />
      )}
      <View style={[styles.uses, { minHeight: ROW.ways * growth }]}>
        <Uses {...props} chosen={way} isStacked={isLarge} />
      </View>
    </>
  );
}

/** The total as one piece: nobody takes a part of it. */
function Total({ total }: { readonly total: number }) {
  const { dice, outline: line } = useColours();
  const growth = useGrowth();
  const size = 46 * growth;
  return (
    <View
      aria-hidden
      style={[
        styles.total,
        { width: size, height: size, backgroundColor: dice.yellow.face, borderColor: line },
      ]}
    >
      <DrawnWords size={size * 0.58} colour={dice.yellow.pip}>
        {String(total)}
      </DrawnWords>
    </View>
  );
}

function Uses({
  open,
  question,
  chosen,
  tap,
  isStacked,
}: AskedProps & { readonly chosen: Way | null; readonly isStacked: boolean }) {
  const say = usePhrases();
  const choices = question.ways.map((way) => choiceOf(say, feeOf(open, question), way));
  const first = choices.slice(0, AT_ONCE);
  const key = chosen === null ? null : String(chosen.card);
  const seen = first.some((each) => each.key === key)
    ? first
    : [...first.slice(0, AT_ONCE - 1), ...choices.filter((each) => each.key === key)].concat(
        key === null ? first.slice(AT_ONCE - 1) : [],
      );
  const choose = (card: string) => tap({ on: 'room', card: Number(card) });
  const label = say.mice.allUses(question.base);
  return (
    <ChoiceChips label={label} choices={seen} chosen={key} onChoose={choose} isStacked={isStacked}>
      {choices.length > AT_ONCE && (
        <MoreChoices
          label={label}
          choices={choices}
          chosen={key}
          onChoose={choose}
          rest={choices.length - AT_ONCE}
        />
      )}
    </ChoiceChips>
  );
}

/** The own nut that using the dice costs before any change. */
function feeOf({ table }: AskedProps['open'], { kind }: Question): number {
  return kind === 'second' || feeIsOwn(table) ? 1 : 0;
}

function choiceOf(say: Phrases, fee: number, way: Way): Choice {
  const { mice: words } = say;
  const price = priceOf(way);
  const name = isDiceCard(way.card) ? words.missLarder(way.card) : words.missCard(way.card);
  const cost = price + fee === 0 ? words.costsYouNothing : words.costs(price + fee);
  return {
    key: String(way.card),
    label: `${name}, ${cost}`,
    picture: <UseName name={name} nuts={price + fee} />,
    words: (
      <Words as="small" lines={2} align="center">
        {cost}
      </Words>
    ),
  };
}

function UseName({ name, nuts }: { readonly name: string; readonly nuts: number }) {
  const growth = useGrowth();
  return (
    <>
      <Words as="smallStrong">{name}</Words>
      {nuts > 0 && <Nut size={17 * growth} />}
    </>
  );
}

/** Take it, with who earns by it; or pass, as easily. */
export function OfferKeys({ open, players, question, draft, onMove }: AskedProps) {
  const { mice: say } = usePhrases();
  const isTerse = useTextScale() >= largeText;
  const way = wayOf(question, draft);
  const isSecond = question.kind === 'second';
  const payee = nameOf(players, activeSeat(open));
  const passed = outcomeOf(open, question.seat, { type: 'pass' });
  const label =
    way === null
      ? say.takeNothing
      : isSecond
        ? say.second(way.card)
        : isDiceCard(way.card)
          ? say.takeLarder(way.card)
          : say.take(way.card);
  const price = way === null ? 0 : priceOf(way);
  const paid = price + feeOf(open, question);
  const earns = feeIsOwn(open.table) && price === 0 ? say.getsYours(payee) : say.getsNut(payee);
  const line =
    way === null
      ? say.meetsNothing
      : isSecond
        ? say.pays(paid)
        : price > 0
          ? `${say.pays(paid)}, ${earns}`
          : earns;
  const next = isSecond
    ? passed.findsNut
      ? say.nutBackLine
      : say.nextThrow
    : passed.next === null
      ? say.nobodyElse
      : say.nextIs(nameOf(players, passed.next));
  return (
    <TwoKeys
      large={
        <Button
          tight
          accent="mice"
          label={isTerse && !isSecond ? say.takeNothing : label}
          hint={isTerse ? undefined : line}
          spoken={isTerse ? `${label}: ${line}` : undefined}
          disabled={way === null}
          onPress={() => way !== null && onMove(way.move)}
        />
      }
      small={
        <Button
          tight
          kind="quiet"
          label={isSecond ? say.enough : say.pass}
          hint={isTerse ? undefined : next}
          onPress={() => onMove({ type: 'pass' })}
        />
      }
    />
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  uses: { justifyContent: 'center' },
  words: { flex: 1 },
  total: {
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.m,
    borderWidth: outline.normal,
  },
});
