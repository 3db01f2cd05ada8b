import { useState } from 'react';
import { usePhrases } from '../../i18n';
import { winnersIn } from '../../storage/summary';
import { Button, Sheet } from '../../ui';
import { GameRow } from './GameRow';
import type { KeptGame } from './open-games';
import { since } from './since';
import { useNow } from './useNow';

interface Props {
  readonly games: readonly KeptGame[];
  readonly onLook: (match: string) => void;
}

/** The way to the games that are over, for their scores and to look at them again. */
export function FinishedGames({ games, onLook }: Props) {
  const say = usePhrases();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        kind="quiet"
        picture="trophy"
        label={say.lobby.finished}
        onPress={() => setOpen(true)}
      />
      <Sheet
        open={open}
        title={say.lobby.finished}
        closeLabel={say.lobby.close}
        onClose={() => setOpen(false)}
      >
        <Rows
          games={games}
          onLook={(match) => {
            setOpen(false);
            onLook(match);
          }}
        />
      </Sheet>
    </>
  );
}

function Rows({ games, onLook }: Props) {
  const say = usePhrases();
  const now = useNow();
  return games.map((kept) => {
    const { id, game, players, playedAt } = kept;
    const names = players.map(({ name }) => name);
    const won = say.lobby.wonBy(winnersIn(kept).map((seat) => names[seat] ?? ''));
    const { title } = say.games[game];
    return (
      <GameRow
        key={id}
        game={game}
        title={title}
        line={`${won} · ${since(playedAt, now, say)}`}
        players={players}
        spoken={say.lobby.lookAt(title, names.join(', '))}
        onPress={() => onLook(id)}
      />
    );
  });
}
