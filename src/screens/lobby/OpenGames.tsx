import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { usePhrases } from '../../i18n';
import { Button, Confirm, Heading, space } from '../../ui';
import { useApp } from '../app/AppProvider';
import type { OpenGame } from './open-games';
import { OpenGameCard } from './OpenGameCard';
import { OpenGameRow } from './OpenGameRow';
import { useNow } from './useNow';

interface Props {
  readonly games: readonly OpenGame[];
  readonly onContinue: (match: string) => void;
}

/** More older ones than these would hide the doors. */
const SHOWN = 2;

/** The games that wait, the latest large. */
export function OpenGames({ games, onContinue }: Props) {
  const say = usePhrases();
  const now = useNow();
  const { shelf } = useApp();
  const [leaving, setLeaving] = useState<OpenGame | null>(null);
  const [showsAll, showAll] = useState(false);
  const [latest, ...others] = games;
  const older = showsAll ? others : others.slice(0, SHOWN);
  const hidden = others.length - older.length;
  return (
    <>
      <View style={styles.title}>
        <Heading>{say.lobby.open}</Heading>
      </View>
      <View style={styles.columns}>
        {latest !== undefined && (
          <View style={styles.column}>
            <OpenGameCard
              open={latest}
              now={now}
              onContinue={() => onContinue(latest.id)}
              onRemove={() => setLeaving(latest)}
            />
          </View>
        )}
        {older.length > 0 && (
          <View style={styles.column}>
            {older.map((open) => (
              <OpenGameRow
                key={open.id}
                open={open}
                now={now}
                onContinue={() => onContinue(open.id)}
                onRemove={() => setLeaving(open)}
              />
            ))}
            {hidden > 0 && (
              <Button
                kind="quiet"
                icon="down"
                label={say.lobby.more(hidden)}
                onPress={() => showAll(true)}
              />
            )}
          </View>
        )}
      </View>
      <Confirm
        open={leaving !== null}
        title={say.lobby.removeTitle}
        line={
          leaving === null
            ? ''
            : say.lobby.removeLine(
                say.games[leaving.game].title,
                leaving.players.map(({ name }) => name).join(', '),
              )
        }
        closeLabel={say.lobby.close}
        keepLabel={say.lobby.keep}
        removeLabel={say.lobby.doRemove}
        onKeep={() => setLeaving(null)}
        onRemove={() => {
          if (leaving !== null) void shelf.remove(leaving.id);
          setLeaving(null);
        }}
      />
    </>
  );
}

const styles = StyleSheet.create({
  title: { width: '100%' },
  columns: { width: '100%', flexDirection: 'row', flexWrap: 'wrap', gap: space.l },
  column: { flexGrow: 1, flexShrink: 1, flexBasis: 280, gap: space.s },
});
