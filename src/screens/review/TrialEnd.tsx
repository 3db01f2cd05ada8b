import { useMemo, type ComponentProps } from 'react';
import { StyleSheet, View } from 'react-native';
import { usePhrases } from '../../i18n';
import type { Past } from '../../session/past';
import type { Trial } from '../../session/trial';
import type { GameTable } from '../../tables/shared/game-table';
import {
  Button,
  Heading,
  Icon,
  outline,
  Page,
  space,
  useColours,
  Words,
  largeText,
  useTextScale,
} from '../../ui';
import { Owl } from '../../ui/art/Owl';
import type { GameId } from '../game-doors';
import { usePageTitle } from '../page-title';
import { Places } from '../scoring/Places';
import { BothCurves } from './BothCurves';

interface Props {
  readonly game: GameId;
  /** The trial, at its end. */
  readonly trial: Trial;
  readonly past: Past;
  readonly table: GameTable;
  readonly onEnd: () => void;
}

/** What came of the trial, beside what came of the match. */
export function TrialEnd({ game, trial, past, table, onEnd }: Props) {
  const say = usePhrases();
  const { whatIf } = say.coach;
  usePageTitle(whatIf.over);
  const { accents } = useColours();
  // Large words need the room.
  const isLarge = useTextScale() >= largeText;
  const outcome = useMemo(() => trial.session.outcome(), [trial]);
  const { players } = past;
  const isAlone = players.length === 1;
  const teller = useMemo(() => ({ say, players, isFresh: true }), [say, players]);
  return (
    <Page
      backdrop="paper"
      style={styles.page}
      footer={
        <View style={styles.key}>
          <Button
            {...(!isLarge && { icon: 'back' as const })}
            label={whatIf.back}
            onPress={onEnd}
          />
        </View>
      }
    >
      <View style={styles.head}>
        {!isLarge && <Owl size={52} framed />}
        <View style={styles.title}>
          <Heading level={1} as={isLarge ? 'label' : 'heading'}>
            {whatIf.over}
          </Heading>
        </View>
        <Icon name="fork" size={32} colour={accents.mist.text} />
      </View>
      <BothCurves
        past={past}
        trial={trial}
        title={isAlone ? table.tellSoloCurve?.(say) : undefined}
      />
      {outcome !== null && (
        <Ended
          title={whatIf.inTrial}
          style={{ ...styles.trial, borderColor: accents.mist.text }}
          game={game}
          table={table}
          view={outcome.view}
          standings={outcome.standings}
          hints={[]}
          teller={{ ...teller, players: trial.session.players }}
        />
      )}
      <Ended
        title={whatIf.inGame}
        style={styles.panel}
        game={game}
        table={table}
        view={past.viewAt(past.length, 'table')}
        standings={past.standings}
        hints={players.map((_, seat) => past.hintsOf(seat))}
        teller={teller}
      />
      <Words as="small">{whatIf.promise}</Words>
    </Page>
  );
}

/** What it came to: the places, or how well it went alone. */
function Ended({ title, style, ...props }: ComponentProps<typeof Places>) {
  const { table, view, hints, teller } = props;
  if (teller.players.length > 1 || table.Rated === undefined)
    return <Places title={title} style={style} {...props} />;
  return <table.Rated title={title} style={style} view={view} hints={hints[0]} />;
}

const styles = StyleSheet.create({
  page: { width: '100%', maxWidth: 640, alignSelf: 'center', gap: space.m },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  title: { flex: 1 },
  key: { width: '100%', maxWidth: 560, alignSelf: 'center' },
  panel: { padding: space.m, gap: space.s },
  trial: { padding: space.m, gap: space.s, borderStyle: 'dashed', borderWidth: outline.thick },
});
