import { scoreSheet } from '../../../game-core/games/misty/score';
import type { Seat } from '../../../game-core/kernel/seats';
import { usePhrases } from '../../../i18n';
import { botInWords } from '../../shared/levels';
import { inSentence } from '../../shared/names';
import type { Layout } from '../layout/layout';
import { GAME } from '../words/describe';
import { LifeChip } from './LifeChip';
import { roundsOf, type TableProps } from './parts';

interface Props {
  readonly table: TableProps;
  readonly layout: Layout;
  readonly active: Seat;
}

/** Everybody, with the points of those whose window has come to rest. */
export function LifeChips({ table, layout, active }: Props) {
  const { players, tableau } = table;
  const say = usePhrases();
  return players.map(({ name, bot }, seat) => {
    const place = layout.chips[seat];
    if (place === undefined) return null;
    const isOver = tableau.meals[seat] !== null && (seat !== active || tableau.stage === 'result');
    const points = isOver
      ? scoreSheet(tableau.windows[seat] ?? [], tableau.moved[seat] ?? []).points
      : null;
    const rounds = roundsOf(table, seat);
    const facts = [
      say.misty.player(inSentence(name), rounds.taken, points),
      ...(bot === null ? [] : [botInWords(say, GAME, bot)]),
    ].join(', ');
    return (
      <LifeChip
        key={seat}
        seat={seat}
        place={place}
        name={name}
        isBot={bot !== null}
        isActive={seat === active}
        isNameless={layout.isLarge}
        {...rounds}
        points={points}
        label={`${seat === active ? say.table.isPlaying(facts) : facts}. ${say.misty.opensWindow}`}
        onPress={table.onLook}
      />
    );
  });
}
