import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Player } from '../../../game-core/kernel/record';
import type { Seat } from '../../../game-core/kernel/seats';
import { usePhrases, type Phrases } from '../../../i18n';
import {
  FingerArea,
  PlayerChip,
  useGrowth,
  useTextScale,
  type Count,
  type PictureName,
} from '../../../ui';
import { useFace } from '../faces/faces';
import { SmallFace } from '../faces/SmallFace';
import type { Rect } from '../geometry';
import { botInWords, levelOf } from '../levels';
import { useSeatSpot } from './seat-spots';
import { chipShape, FACE_ON_CHIP, showsFace, showsLevel } from './layout';

/** What a chip says of a player besides the name. */
export interface ChipContent {
  readonly picture: PictureName;
  readonly counts: readonly Count[];
  /** Name and counts in words; whose turn it is and who is a bot is added. */
  readonly label: string;
}

interface Props {
  readonly game: keyof Phrases['games'];
  /** By seat. */
  readonly places: readonly Rect[];
  readonly players: readonly Player[];
  /** By seat; nobody has a chip before there is something to say. */
  readonly contents: readonly ChipContent[];
  readonly active: Seat | null;
  readonly thinking: readonly Seat[];
  /** A finger wants to know more of somebody. */
  readonly onPress?: (seat: Seat) => void;
}

/** Everybody at the table. */
export const Chips = memo(function Chips(props: Props) {
  const { game, places, players, contents, active, thinking, onPress } = props;
  return contents.map((content, seat) => {
    const place = places[seat];
    const player = players[seat];
    if (place === undefined || player === undefined) return null;
    return (
      <Chip
        key={seat}
        game={game}
        place={place}
        player={player}
        content={content}
        isActive={active === seat}
        isThinking={thinking.includes(seat)}
        seat={seat}
        onPress={onPress}
      />
    );
  });
});

interface ChipProps extends Pick<Props, 'game' | 'onPress'> {
  readonly seat: Seat;
  readonly place: Rect;
  readonly player: Player;
  readonly content: ChipContent;
  readonly isActive: boolean;
  readonly isThinking: boolean;
}

const Chip = memo(function Chip(props: ChipProps) {
  const { game, place, player, content, isActive, isThinking } = props;
  const { name, bot } = player;
  const say = usePhrases();
  const scale = useTextScale();
  const growth = useGrowth();
  const face = useFace(props.seat);
  const spot = useSeatSpot(props.seat);
  const { x, y, width, height } = place;
  const whole = bot === null ? content.label : `${content.label}, ${botInWords(say, game, bot)}`;
  const label = isThinking
    ? say.table.isThinking(whole)
    : isActive
      ? say.table.isPlaying(whole)
      : whole;
  return (
    <View ref={spot} style={{ position: 'absolute', left: x, top: y, width, height }}>
      <PlayerChip
        picture={content.picture}
        name={name}
        label={label}
        active={isActive}
        thinking={isThinking}
        {...(bot !== null && { bot: showsLevel(width, scale, growth) ? levelOf(game, bot) : null })}
        {...(face !== null &&
          showsFace(width, scale, growth) && {
            face: <SmallFace of={face} size={FACE_ON_CHIP * growth} />,
          })}
        shape={chipShape(width, scale, growth)}
        counts={content.counts}
      />
      {props.onPress !== undefined && (
        <FingerArea style={StyleSheet.absoluteFill} onPress={() => props.onPress?.(props.seat)} />
      )}
    </View>
  );
});
