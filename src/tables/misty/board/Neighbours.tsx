import { View } from 'react-native';
import { shapesOf } from '../../../game-core/games/misty/table';
import type { Seat } from '../../../game-core/kernel/seats';
import { usePhrases } from '../../../i18n';
import { botInWords } from '../../shared/levels';
import { inSentence } from '../../shared/names';
import type { Layout } from '../layout/layout';
import { Chevron } from '../pieces/signs';
import { GAME } from '../words/describe';
import { NeighbourChip } from './NeighbourChip';
import { cardsInAll, roundsOf, type TableProps } from './parts';

interface Props {
  readonly table: TableProps;
  readonly layout: Layout;
  /** In the order of the chips. */
  readonly seats: readonly Seat[];
}

/** The windows of all others, small, and the way that hands go between them. */
export function Neighbours({ table, layout, seats }: Props) {
  const { scene, players, tableau, thinking, act } = table;
  const { open, committed } = scene.view;
  const say = usePhrases();
  const { misty: words } = say;
  const { passes } = tableau;
  const shapes = shapesOf(open.setting.config);
  return (
    <>
      {seats.map((seat, nth) => {
        const place = layout.chips[nth];
        const player = players[seat];
        if (place === undefined || player === undefined) return null;
        const window = tableau.windows[seat] ?? [];
        const rounds = roundsOf(table, seat);
        const hasChosen = act === null && committed[seat] === true;
        const isThinking = act === null && !hasChosen && thinking.includes(seat);
        const facts = [
          words.chip(inSentence(player.name), window.length, cardsInAll(open), rounds.taken),
          ...(player.bot === null ? [] : [botInWords(say, GAME, player.bot)]),
          ...(hasChosen ? [words.hasChosen] : []),
        ].join(', ');
        const whole = isThinking ? say.table.isThinking(facts) : facts;
        return (
          <NeighbourChip
            key={seat}
            seat={seat}
            place={place}
            window={window}
            shapes={shapes}
            name={player.name}
            isBot={player.bot !== null}
            isThinking={isThinking}
            hasChosen={hasChosen}
            isNameless={layout.isLarge}
            {...rounds}
            label={`${whole}. ${words.opensWindow}`}
            onPress={table.onLook}
          />
        );
      })}
      {passes !== null && layout.arrows.length > 0 && (
        <View
          accessible
          role="img"
          aria-label={passes === 'left' ? words.handsGoLeft : words.handsGoRight}
          style={{ position: 'absolute', left: 0, top: 0, width: 1, height: 1 }}
        >
          {layout.arrows.map(({ at, to }, nth) => (
            <View
              key={nth}
              style={{
                position: 'absolute',
                left: at.x - layout.arrow / 2,
                top: at.y - layout.arrow / 2,
              }}
            >
              <Chevron to={to} size={layout.arrow} />
            </View>
          ))}
        </View>
      )}
    </>
  );
}
