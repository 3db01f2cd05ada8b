import { StyleSheet, View } from 'react-native';
import { isDiceCard } from '../../../game-core/games/mice-to-meet-you/cards';
import { activeSeat, feeIsOwn } from '../../../game-core/games/mice-to-meet-you/table';
import { usePhrases } from '../../../i18n';
import {
  Announce,
  Button,
  DrawnWords,
  focusFirst,
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
import { Ending } from '../board/EndLine';
import { isHinted, sumOf, wayOf } from '../choosing/draft';
import { outcomeOf } from '../choosing/outcome';
import { priceOf } from '../choosing/question';
import { ROW } from '../layout/zone-needs';
import { meetsInWords, sumInWords } from '../words/way-words';
import { NutKeys } from './NutKeys';
import type { AskedProps } from './OwnThrow';
import { SumLine } from './SumLine';
import { TwoKeys } from './TwoKeys';
import { Uses } from './Uses';

/** What another left, or, alone, what one has left oneself: all of it or nothing. */
export function Offer(props: AskedProps) {
  const { width, question, draft, refusal, end, isCramped, tap } = props;
  const say = usePhrases();
  const { mice: words } = say;
  const { inkSoft, danger } = useColours();
  const growth = useGrowth();
  const isLarge = useTextScale() >= largeText;
  const { base, nuts, kind } = question;
  const sum = sumOf(question, draft);
  const way = wayOf(question, draft);
  const line = end?.words ?? (kind === 'second' ? words.secondLine : words.offerLine);
  const told = `${sumInWords(say, question, draft)}, ${meetsInWords(say, way)}`;
  const nutKeys = nuts > 0 && (
    <NutKeys by={draft.by} nuts={nuts} sum={sum} onStep={(by) => tap({ on: 'nut', by })} />
  );
  const uses = (
    // Who comes with keys begins here, and not with a key that changes the sum.
    <View {...focusFirst} style={[styles.uses, { minHeight: ROW.uses * growth }]}>
      <Uses {...props} chosen={way} isStacked={isLarge} atOnce={isCramped && !isLarge ? 1 : 3} />
    </View>
  );
  const title =
    draft.by === 0 ? (
      <Words as={isCramped ? 'smallStrong' : isLarge ? 'label' : 'heading'}>
        {kind === 'second' ? words.secondTitle(base) : words.offerTitle(base)}
      </Words>
    ) : (
      <SumLine red={[]} yellow={[]} total={base} by={draft.by} sum={sum} label={told} />
    );
  const more = (
    <Words
      as="small"
      lines={isLarge || refusal !== null ? undefined : 2}
      colour={refusal === null && end === null ? inkSoft : danger.text}
    >
      {refusal ?? line}
    </Words>
  );
  const ending = end !== null && (
    <Ending {...end} line={words.larderToGo} width={width} colour={danger.text} />
  );
  return (
    <>
      {refusal !== null ? (
        <Announce message={refusal} />
      ) : (
        draft.isTouched && <Announce message={told} />
      )}
      {isCramped && !isLarge ? (
        <>
          {refusal !== null && more}
          <View style={styles.line}>
            <Total total={sum} />
            <View style={styles.words}>{uses}</View>
            {nutKeys}
          </View>
          {/* Beside a hint what can be taken comes first: the chip with its red rim says it in view. */}
          {ending}
        </>
      ) : isCramped ? (
        <>
          {refusal === null ? title : more}
          {uses}
          {refusal === null && more}
        </>
      ) : (
        <View style={[styles.line, { minHeight: ROW.offer * growth }]}>
          {draft.by === 0 && !isLarge && <Total total={base} />}
          <View style={styles.words}>
            {title}
            {more}
          </View>
          {!isLarge && nutKeys}
        </View>
      )}
      {isLarge && nutKeys}
      {!isCramped && uses}
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

/** Take it, with who earns by it; or pass, as easily. */
export function OfferKeys({ open, players, question, draft, hinted, onMove }: AskedProps) {
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
        : isTerse
          ? say.takeShort(way.card)
          : isDiceCard(way.card)
            ? say.takeLarder(way.card)
            : say.take(way.card);
  const price = way === null ? 0 : priceOf(way);
  const paid = price + question.fee;
  const line =
    way === null
      ? draft.isPass
        ? say.tapOne
        : say.meetsNothing
      : isSecond
        ? say.pays(paid)
        : feeIsOwn(open.table)
          ? say.paysWithFee(paid, payee)
          : [...(price > 0 ? [say.pays(price)] : []), say.getsNut(payee)].join(', ');
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
          wide
          accent="mice"
          label={label}
          hint={isTerse ? undefined : line}
          spoken={isTerse ? `${label}: ${line}` : undefined}
          isHandedOver
          lit={isHinted(hinted, way?.move ?? null)}
          disabled={way === null}
          onPress={() => way !== null && onMove(way.move)}
        />
      }
      small={
        <Button
          tight
          wide
          kind={draft.isPass ? 'primary' : 'quiet'}
          accent="mice"
          lit={draft.isPass}
          label={isSecond ? say.enough : say.pass}
          hint={isTerse ? undefined : next}
          isHandedOver
          onPress={() => onMove({ type: 'pass' })}
        />
      }
    />
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  uses: { justifyContent: 'center' },
  words: { flex: 1 },
  total: {
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.m,
    borderWidth: outline.normal,
  },
});
