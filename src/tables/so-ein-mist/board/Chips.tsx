import { memo } from 'react';
import { View } from 'react-native';
import type { Animal } from '../../../game-core/games/so-ein-mist/cards';
import type { Player } from '../../../game-core/kernel/record';
import type { Seat } from '../../../game-core/kernel/seats';
import { usePhrases } from '../../../i18n';
import { PlayerChip, useTextScale } from '../../../ui';
import type { Rect } from '../../shared/geometry';
import { botInWords, levelOf } from '../../shared/levels';
import { GAME } from '../describe';
import { chipShape, showsLevel } from '../layout';
import type { Counts } from '../staging';

interface Props {
  /** By seat, as all of it. */
  readonly places: readonly Rect[];
  readonly players: readonly Player[];
  readonly animals: readonly Animal[];
  readonly counts: readonly Counts[];
  readonly active: Seat | null;
  readonly thinking: Seat | null;
}

/** Everybody at the table: who plays, and how many cards they have; never which. */
export const Chips = memo(function Chips(props: Props) {
  const { places, players, animals, counts, active, thinking } = props;
  return places.map((place, seat) => {
    const animal = animals[seat];
    if (animal === undefined) return null;
    return (
      <Chip
        key={seat}
        place={place}
        name={players[seat]?.name ?? ''}
        bot={players[seat]?.bot ?? null}
        animal={animal}
        draw={counts[seat]?.draw ?? 0}
        pile={counts[seat]?.pile ?? 0}
        isActive={active === seat}
        isThinking={thinking === seat}
      />
    );
  });
});

interface ChipProps {
  readonly place: Rect;
  readonly name: string;
  readonly bot: string | null;
  readonly animal: Animal;
  readonly draw: number;
  readonly pile: number;
  readonly isActive: boolean;
  readonly isThinking: boolean;
}

const Chip = memo(function Chip(props: ChipProps) {
  const { place, name, bot, animal, draw, pile, isActive, isThinking } = props;
  const say = usePhrases();
  const scale = useTextScale();
  const seen = say.soEinMist.player(name, say.animals[animal], draw, pile);
  const player = bot === null ? seen : `${seen}, ${botInWords(say, GAME, bot)}`;
  const state = isThinking
    ? say.soEinMist.thinking(player)
    : isActive
      ? say.soEinMist.playing(player)
      : player;
  return (
    <View
      style={{
        position: 'absolute',
        left: place.x,
        top: place.y,
        width: place.width,
        height: place.height,
      }}
    >
      <PlayerChip
        picture={animal}
        name={name}
        label={state}
        active={isActive}
        thinking={isThinking}
        {...(bot !== null && {
          bot: showsLevel(place.width, scale) ? levelOf(GAME, bot) : null,
        })}
        shape={chipShape(place.width, scale)}
        counts={[
          { icon: 'draw', value: draw },
          { icon: 'pile', value: pile },
        ]}
      />
    </View>
  );
});
