import { StyleSheet, View } from 'react-native';
import { isDealt } from '../../../game-core/games/so-ein-mist/table';
import type { Move, Open, SoEinMist } from '../../../game-core/games/so-ein-mist/types';
import type { Player } from '../../../game-core/kernel/record';
import { seatAsked, type Request } from '../../../game-core/kernel/request';
import type { Seat } from '../../../game-core/kernel/seats';
import { usePhrases } from '../../../i18n';
import { largeText, outline, radius, shadow, space, useColours, useTextScale } from '../../../ui';
import type { Layout } from '../layout';
import { forcedInWords } from '../news';
import type { Preview } from '../preview';
import type { Act } from '../staging';
import { Choices } from './Choices';
import { Forced, News } from './Status';

interface Props {
  readonly layout: Layout;
  readonly open: Open;
  readonly players: readonly Player[];
  /** What is being shown: nobody can do anything until it is over. */
  readonly act: Act | null;
  readonly preview: Preview | null;
  readonly request: Request<SoEinMist> | null;
  readonly onMove: (move: Move) => void;
  readonly onThrow: () => void;
}

/** The thumb zone: whose turn it is, what they can do and what comes of it. Its size never changes. */
export function Controls(props: Props) {
  const { layout, open, players, act, preview, request } = props;
  const asked = seatAsked(request);
  const { surface, hairline } = useColours();
  const { x, y, width, height } = layout.zone;
  const canAct = act === null && asked !== null;
  return (
    <View
      style={[
        styles.zone,
        { left: x, top: y, width, height, backgroundColor: surface, borderColor: hairline },
        layout.isWide ? styles.card : styles.shelf,
        layout.isTerse && styles.terse,
        !canAct && styles.quiet,
      ]}
    >
      <Head
        layout={layout}
        open={open}
        players={players}
        act={act}
        asked={asked}
        preview={preview}
      />
      {canAct && (
        <Choices
          key={`${open.turn} ${open.dice.length}`}
          layout={layout}
          open={open}
          players={players}
          preview={request?.kind === 'decide' ? preview : null}
          moves={request?.kind === 'decide' ? request.moves : []}
          onMove={props.onMove}
          onThrow={props.onThrow}
        />
      )}
    </View>
  );
}

function Head(
  props: Omit<Props, 'request' | 'onMove' | 'onThrow'> & { readonly asked: Seat | null },
) {
  const { layout, open, players, act, asked, preview } = props;
  const say = usePhrases();
  const isLarge = useTextScale() >= largeText;
  if (!isDealt(open)) return null;
  const forced = act === null && asked !== null ? forcedInWords(say, open) : null;
  if (forced !== null) return <Forced layout={layout} open={open} sentence={forced} />;
  // Large words leave room for the two keys only; whose turn it is was said before the roll.
  if (isLarge && asked !== null && preview !== null) return null;
  return (
    <News layout={layout} open={open} players={players} act={act} asked={asked} preview={preview} />
  );
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
  terse: { padding: space.xs, gap: space.xs },
  quiet: { justifyContent: 'center' },
});
