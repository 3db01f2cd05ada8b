import { StyleSheet, View } from 'react-native';
import { valueOf, type Animal } from '../../../game-core/games/so-ein-mist/cards';
import { activeSeat } from '../../../game-core/games/so-ein-mist/table';
import type { Open } from '../../../game-core/games/so-ein-mist/types';
import type { Player } from '../../../game-core/kernel/record';
import type { Seat } from '../../../game-core/kernel/seats';
import { usePhrases } from '../../../i18n';
import { BotMark, largeText, space, useColours, useTextScale, Words } from '../../../ui';
import { levelOf } from '../../shared/levels';
import { nameOf } from '../../shared/names';
import { WithPortrait } from '../../shared/zone/WithPortrait';
import { GAME, valueInWords } from '../words/describe';
import { LINE, STATUS, type Layout } from '../layout/layout';
import { newsInWords, newsmaker, roundInWords } from '../words/news';
import type { Preview } from '../preview';
import type { MistAct } from '../staging';

interface Props {
  readonly layout: Layout;
  readonly open: Open;
  readonly players: readonly Player[];
  readonly act: MistAct | null;
  readonly asked: Seat | null;
  readonly preview: Preview | null;
}

/** Whose turn it is or what happens, with where a bot is about to go. */
export function News({ layout, open, players, act, asked, preview }: Props) {
  const say = usePhrases();
  const { inkSoft } = useColours();
  const textScale = useTextScale();
  const isLarge = textScale >= largeText;
  const news = newsInWords(say, open, players, act, asked);
  // Above two keys on a low table there is one line, and no room for a large picture.
  const isLine = layout.isLow && !isLarge && asked !== null && preview !== null;
  const { as, isOneLine } = fit(
    news,
    layout.zone.width / layout.growth - STATUS - 2 * space.l,
    textScale,
  );
  const plan = asked === null ? preview : null;
  const maker = newsmaker(open, act);
  const bot = players[maker]?.bot ?? null;
  return (
    <WithPortrait picture={animalAt(open, maker)} size={isLine ? LINE : STATUS}>
      <Words as={isLine ? 'smallStrong' : as} lines={isLine ? 1 : isLarge ? 3 : 2}>
        {news}
      </Words>
      {plan !== null && !isLarge && (
        <Words as="small">
          {say.soEinMist.otherTakes(
            plan.steps,
            nameOf(players, plan.taker),
            valueInWords(say, { ...plan, value: valueOf(plan.card) }),
          )}
        </Words>
      )}
      {isOneLine && !isLine && (
        <View style={styles.round}>
          <Words as="small" colour={inkSoft}>
            {roundInWords(say, open)}
          </Words>
          {bot !== null && <BotMark level={levelOf(GAME, bot)} />}
        </View>
      )}
    </WithPortrait>
  );
}

interface ForcedProps extends Pick<Props, 'layout' | 'open'> {
  readonly sentence: string;
}

/** Which rule leaves a person no choice. */
export function Forced({ layout, open, sentence }: ForcedProps) {
  return (
    <WithPortrait picture={animalAt(open, activeSeat(open))} size={STATUS}>
      <Words as={layout.isTerse ? 'small' : 'body'}>{sentence}</Words>
    </WithPortrait>
  );
}

const animalAt = ({ setting }: Open, seat: Seat) => setting.animals[seat] as Animal;

/** The largest letters in which the news leave room for the round; long names go without. */
function fit(news: string, width: number, textScale: number) {
  if (textScale >= largeText) return { as: 'label', isOneLine: false } as const;
  const letter = width / textScale / news.length;
  if (letter >= 11.8) return { as: 'heading', isOneLine: true } as const;
  if (letter >= 9.2) return { as: 'label', isOneLine: true } as const;
  return { as: letter >= 5 ? 'label' : 'smallStrong', isOneLine: false } as const;
}

const styles = StyleSheet.create({
  round: { flexDirection: 'row', alignItems: 'center', gap: space.s },
});
