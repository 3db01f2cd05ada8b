import { StyleSheet, View } from 'react-native';
import type { Animal } from '../../../game-core/games/so-ein-mist/cards';
import {
  activeSeat,
  forcedStop,
  isDealt,
  isOver,
  roundOf,
  turnsOf,
} from '../../../game-core/games/so-ein-mist/table';
import type { Face, Move, Open } from '../../../game-core/games/so-ein-mist/types';
import type { Player } from '../../../game-core/kernel/record';
import type { Seat } from '../../../game-core/kernel/seats';
import { usePhrases, type Phrases } from '../../../i18n';
import {
  Button,
  largeText,
  outline,
  Portrait,
  radius,
  shadow,
  space,
  useColours,
  useTextScale,
  Words,
} from '../../../ui';
import { nameOf, stopInWords, valueInWords } from '../describe';
import { STATUS, type Layout } from '../layout';
import { countsTwice, rollAgain, type Preview } from '../preview';
import type { Act } from '../staging';

interface Props {
  readonly layout: Layout;
  readonly open: Open;
  readonly players: readonly Player[];
  /** What is being shown: nobody can do anything until it is over. */
  readonly act: Act | null;
  readonly preview: Preview | null;
  readonly asked: Seat | null;
  readonly moves: readonly Move[];
  readonly onMove: (move: Move) => void;
  readonly onThrow: () => void;
}

/** The thumb zone: whose turn it is, what they can do and what comes of it. */
export function Controls(props: Props) {
  const { layout, open, players, act, asked } = props;
  const { surface, hairline } = useColours();
  const { x, y, width, height } = layout.zone;
  const canAct = act === null && asked !== null;
  return (
    <View
      style={[
        styles.zone,
        { left: x, top: y, width, height, backgroundColor: surface, borderColor: hairline },
        layout.isWide ? styles.card : styles.shelf,
        !canAct && styles.quiet,
      ]}
    >
      <Status width={width} open={open} players={players} act={act} asked={asked} />
      {canAct && <Choices {...props} />}
    </View>
  );
}

function Choices(props: Props) {
  const { layout, open, players, preview, moves, onMove, onThrow } = props;
  const say = usePhrases();
  const style = layout.stacksButtons ? styles.stack : styles.row;
  const isWide = !layout.stacksButtons;
  if (preview === null || moves.length === 0) {
    return (
      <View style={style}>
        <Button
          key="throw"
          wide={isWide}
          icon="roll"
          label={say.soEinMist.roll}
          onPress={onThrow}
        />
      </View>
    );
  }
  const canRoll = moves.includes('continue');
  return (
    <View style={style}>
      <Button
        key="stop"
        wide={isWide}
        icon="stop"
        label={say.soEinMist.stop}
        hint={stopInWords(say, preview, players)}
        onPress={() => onMove('stop')}
      />
      <Button
        key="continue"
        wide={isWide}
        kind="quiet"
        icon="roll"
        label={say.soEinMist.rollAgain}
        hint={canRoll ? riskInWords(say, open) : undefined}
        disabled={!canRoll}
        onPress={() => onMove('continue')}
      />
    </View>
  );
}

function riskInWords(say: Phrases, open: Open): string {
  const again = rollAgain(open);
  return again.kind === 'last' ? say.soEinMist.lastDie : say.soEinMist.repeatOdds(again.faces);
}

interface StatusProps extends Pick<Props, 'open' | 'players' | 'act' | 'asked'> {
  readonly width: number;
}

/** Whose turn it is, and what is going on. */
function Status({ width, open, players, act, asked }: StatusProps) {
  const say = usePhrases();
  const colours = useColours();
  const textScale = useTextScale();
  const hasRoom = textScale < largeText;
  if (!isDealt(open)) return null;
  const seat = shownSeat(open, act);
  const animal = open.setting.animals[seat] as Animal;
  const forced = act === null && asked !== null ? forcedInWords(say, open) : null;
  const news = newsInWords(say, open, players, act, asked);
  const { as, isOneLine } = fitNews(news, width - STATUS - 2 * space.l, textScale);
  return (
    <View style={styles.status}>
      {hasRoom && <Portrait animal={animal} size={STATUS - space.xs} />}
      <View style={styles.words}>
        {forced === null ? (
          <>
            <Words as={as} lines={2}>
              {news}
            </Words>
            {isOneLine && (
              <Words as="small" colour={colours.inkSoft}>
                {say.soEinMist.round(roundOf(open) + 1, roundsOf(open))}
              </Words>
            )}
          </>
        ) : (
          <Words as={hasRoom ? 'body' : 'small'}>{forced}</Words>
        )}
      </View>
    </View>
  );
}

/** The largest letters in which the news leave room for the round; long names go without. */
function fitNews(news: string, width: number, textScale: number) {
  const letters = width / textScale / news.length;
  if (textScale >= largeText) return { as: 'label', isOneLine: false } as const;
  if (letters >= 11.8) return { as: 'heading', isOneLine: true } as const;
  if (letters >= 9.2) return { as: 'label', isOneLine: true } as const;
  return { as: letters >= 5 ? 'label' : 'smallStrong', isOneLine: false } as const;
}

/** The turn has passed on in the view while its move is still being shown. */
function shownSeat(open: Open, act: Act | null): Seat {
  return act === null || act.kind === 'deal' ? activeSeat(open) : act.seat;
}

function roundsOf({ setting: { config } }: Open): number {
  return turnsOf(config) / config.seats;
}

function forcedInWords(say: Phrases, { dice, rolling }: Open): string | null {
  if (rolling) return null;
  switch (forcedStop(dice)) {
    case null:
      return null;
    case 'repeat-forces-stop':
      return say.soEinMist.forcedRepeat(dice[dice.length - 1] as Face);
    case 'last-die-forces-stop':
      return say.soEinMist.forcedLast;
  }
}

function newsInWords(
  say: Phrases,
  open: Open,
  players: readonly Player[],
  act: Act | null,
  asked: Seat | null,
): string {
  if (act !== null) return actInWords(say, open, players, act);
  if (isOver(open)) return say.soEinMist.over;
  const name = nameOf(players, activeSeat(open));
  const { dice, rolling } = open;
  if (asked !== null || dice.length === 0) return say.soEinMist.turnOf(name);
  return rolling
    ? say.soEinMist.rolledOn(name)
    : say.soEinMist.thinks(name, dice[dice.length - 1] as Face);
}

function actInWords(say: Phrases, open: Open, players: readonly Player[], act: Act): string {
  switch (act.kind) {
    case 'deal':
      return say.soEinMist.dealing;
    case 'roll':
      return say.soEinMist.rolls(nameOf(players, act.seat));
    case 'walk':
      return say.soEinMist.hops(nameOf(players, act.seat), act.over.length);
    case 'take': {
      const isDoubled = countsTwice(open, act.seat, act.card);
      return say.soEinMist.takes(nameOf(players, act.seat), valueInWords(say, act.card, isDoubled));
    }
    case 'refill':
      return say.soEinMist.refills(nameOf(players, act.seat), valueInWords(say, act.card, false));
  }
}

const styles = StyleSheet.create({
  zone: {
    position: 'absolute',
    padding: space.s,
    gap: space.s,
    borderWidth: outline.normal,
    boxShadow: shadow.low,
  },
  shelf: {
    borderTopLeftRadius: radius.l,
    borderTopRightRadius: radius.l,
    borderLeftWidth: 0,
    borderRightWidth: 0,
    borderBottomWidth: 0,
  },
  card: { borderRadius: radius.l },
  quiet: { justifyContent: 'center' },
  status: { flexDirection: 'row', alignItems: 'center', gap: space.m, paddingHorizontal: space.xs },
  words: { flex: 1 },
  row: { flex: 1, flexDirection: 'row', gap: space.s, alignItems: 'stretch' },
  stack: { flex: 1, gap: space.s, justifyContent: 'flex-end' },
});
