import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useFirstPhrases } from '../../i18n/first';
import { winnersIn } from '../../storage/summary';
import { inSentence } from '../../tables/shared/names';
import { Confirm, Heading, Picture, Sheet, space, Words } from '../../ui';
import { useApp } from '../app/AppProvider';
import { GameRow } from './GameRow';
import type { KeptGame, OpenGame } from './open-games';
import { OpenGameRow } from './OpenGameRow';
import { since } from './since';
import { useNow } from './useNow';

interface Props {
  readonly open: readonly OpenGame[];
  readonly finished: readonly KeptGame[];
  readonly onContinue: (match: string) => void;
  readonly onClose: () => void;
}

/** All games of this device: first those that wait to be gone on with, then those to look at again. */
export function OurGames({ open, finished, onContinue, onClose }: Props) {
  const say = useFirstPhrases();
  const { shelf } = useApp();
  // One sheet that changes: a second one above it would hide where people are.
  const [leaving, setLeaving] = useState<OpenGame | null>(null);
  if (leaving !== null) {
    const names = leaving.players.map(({ name }) => inSentence(name)).join(', ');
    return (
      <Confirm
        open
        title={say.lobby.removeTitle}
        line={say.lobby.removeLine(say.games[leaving.game].title, names)}
        closeLabel={say.lobby.close}
        keepLabel={say.lobby.keep}
        removeLabel={say.lobby.doRemove}
        onKeep={() => setLeaving(null)}
        onRemove={() => {
          void shelf.remove(leaving.id);
          setLeaving(null);
        }}
      />
    );
  }
  return (
    <Sheet open title={say.lobby.ours} closeLabel={say.lobby.close} onClose={onClose}>
      {open.length + finished.length === 0 && (
        <View style={styles.nothing}>
          <Picture name="umbrella" size={72} />
          <Words align="center">{say.lobby.nothingYet}</Words>
        </View>
      )}
      {open.length > 0 && <OpenRows games={open} onContinue={onContinue} onRemove={setLeaving} />}
      {finished.length > 0 && <FinishedRows games={finished} onLook={onContinue} />}
    </Sheet>
  );
}

interface OpenRowsProps {
  readonly games: readonly OpenGame[];
  readonly onContinue: (match: string) => void;
  readonly onRemove: (game: OpenGame) => void;
}

function OpenRows({ games, onContinue, onRemove }: OpenRowsProps) {
  const say = useFirstPhrases();
  const now = useNow();
  return (
    <>
      <Heading level={3}>{say.lobby.open}</Heading>
      {games.map((open) => (
        <OpenGameRow
          key={open.id}
          open={open}
          now={now}
          onContinue={() => onContinue(open.id)}
          onRemove={() => onRemove(open)}
        />
      ))}
    </>
  );
}

interface FinishedRowsProps {
  readonly games: readonly KeptGame[];
  readonly onLook: (match: string) => void;
}

function FinishedRows({ games, onLook }: FinishedRowsProps) {
  const say = useFirstPhrases();
  const now = useNow();
  return (
    <>
      <Heading level={3}>{say.lobby.finished}</Heading>
      {games.map((kept) => {
        const { id, game, players, playedAt } = kept;
        const names = players.map(({ name }) => inSentence(name));
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
      })}
    </>
  );
}

const styles = StyleSheet.create({ nothing: { alignItems: 'center', gap: space.m } });
