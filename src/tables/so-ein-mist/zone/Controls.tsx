import { isDealt, isOver } from '../../../game-core/games/so-ein-mist/table';
import type { Move, Open, SoEinMist } from '../../../game-core/games/so-ein-mist/types';
import type { Player } from '../../../game-core/kernel/record';
import { seatAsked, type Request } from '../../../game-core/kernel/request';
import type { Seat } from '../../../game-core/kernel/seats';
import { usePhrases } from '../../../i18n';
import { largeText, useTextScale } from '../../../ui';
import { NextKey } from '../../shared/zone/NextKey';
import { ThumbZone } from '../../shared/zone/ThumbZone';
import { Tip } from '../../shared/zone/Tip';
import type { Layout } from '../layout/layout';
import { forcedInWords } from '../words/news';
import type { Preview } from '../preview';
import type { MistAct } from '../staging';
import { Choices } from './Choices';
import { Forced, News } from './Status';

interface Props {
  readonly layout: Layout;
  readonly open: Open;
  readonly players: readonly Player[];
  /** What is being shown: nobody can do anything until it is over. */
  readonly act: MistAct | null;
  readonly preview: Preview | null;
  readonly request: Request<SoEinMist> | null;
  readonly hinted: Move | null;
  readonly onMove: (move: Move) => void;
  readonly onThrow: () => void;
  /** Lets the next bot act; undefined where they do not wait for it. */
  readonly onNext: (() => void) | undefined;
  readonly tip: string | null;
}

/** The thumb zone. */
export function Controls(props: Props) {
  const { layout, open, players, act, preview, request } = props;
  const asked = seatAsked(request);
  const canAct = act === null && asked !== null;
  const { onNext } = props;
  const hasNext = request === null && onNext !== undefined && !isOver(open);
  return (
    <ThumbZone
      place={layout.zone}
      isBeside={layout.isWide}
      isTight={layout.isTerse}
      isLow={layout.scrolls}
      isQuiet={!canAct && !hasNext}
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
          hinted={props.hinted}
          moves={request?.kind === 'decide' ? request.moves : []}
          onMove={props.onMove}
          onThrow={props.onThrow}
        />
      )}
      {hasNext && <NextKey isStacked={layout.stacksButtons} onNext={onNext} />}
      {!canAct && !hasNext && props.tip !== null && <Tip>{props.tip}</Tip>}
    </ThumbZone>
  );
}

function Head(
  props: Omit<Props, 'request' | 'hinted' | 'onMove' | 'onThrow' | 'onNext' | 'tip'> & {
    readonly asked: Seat | null;
  },
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
