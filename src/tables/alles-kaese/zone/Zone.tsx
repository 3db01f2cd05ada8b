import { endReason, isDealt } from '../../../game-core/games/alles-kaese/table';
import { usePhrases } from '../../../i18n';
import { largeText, useTextScale } from '../../../ui';
import { nameOf } from '../../shared/names';
import { NextKey } from '../../shared/zone/NextKey';
import { ThumbZone } from '../../shared/zone/ThumbZone';
import { Tip } from '../../shared/zone/Tip';
import { waitInWords } from '../words/news';
import { Head } from './Head';
import { KeepOrNot } from './KeepOrNot';
import { Looking } from './Looking';
import { News } from './News';
import { Peek } from './Peek';
import type { ZoneProps } from './props';
import { ToThrow } from './ToThrow';

/** The thumb zone: whose turn it is, what they can do and what comes of it. */
export function Zone(props: ZoneProps) {
  const { layout, view, act, request, onNext, tip } = props;
  // Where there are no keys, what is said stands in the middle.
  const isQuiet = act === null ? request === null || isPeek(props) : act.kind !== 'caught';
  const hasNext =
    request === null &&
    onNext !== undefined &&
    act?.kind !== 'caught' &&
    endReason(view.open) === null;
  return (
    <ThumbZone
      place={layout.zone}
      isBeside={layout.isWide}
      isTight={layout.isLow}
      isLow={layout.zoneShrinks}
      isQuiet={isQuiet && !hasNext}
    >
      <Content {...props} />
      {hasNext && <NextKey isStacked={layout.stacksKeys} onNext={onNext} />}
      {isQuiet && !hasNext && request === null && tip !== null && <Tip>{tip}</Tip>}
    </ThumbZone>
  );
}

/** Nothing matches: whoever decides looks under a slice. */
function isPeek({ request }: Pick<ZoneProps, 'request'>): boolean {
  return request?.kind === 'decide' && request.moves.some(({ type }) => type === 'peek');
}

function Content(props: ZoneProps) {
  const { layout, view, players, act, request } = props;
  const say = usePhrases();
  const isLarge = useTextScale() >= largeText;
  if (!isDealt(view.open) && act === null) return null;
  if (act !== null) return <News {...props} act={act} />;
  if (request === null || request.kind === 'read') {
    return <Head {...waitInWords(say, view.open, players, isLarge)} layout={layout} isRoomy />;
  }
  // Keys are mounted anew for each request.
  const asked = { ...props, name: nameOf(players, request.seat) };
  switch (request.kind) {
    case 'throw':
      return <ToThrow key={request.name} {...asked} seat={request.seat} />;
    case 'look':
      return <Looking key={request.name} {...props} />;
    case 'decide':
      return isPeek(props) ? <Peek {...asked} /> : <KeepOrNot key={request.name} {...asked} />;
  }
}
