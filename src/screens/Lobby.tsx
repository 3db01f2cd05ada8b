import { useState } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useFirstPhrases } from '../i18n/first';
import { Backdrop, IconButton, outline, space, useColours, useTextScale } from '../ui';
import { useShelf } from './app/AppProvider';
import { DOORS, type GameId } from './game-doors';
import { AsideNote } from './lobby/AsideNote';
import { Boards } from './lobby/barn/Boards';
import { Eaves } from './lobby/barn/Eaves';
import { Hay } from './lobby/barn/Hay';
import { Door } from './lobby/Door';
import { frontLayout } from './lobby/front-layout';
import { HayKey } from './lobby/HayKey';
import { Head } from './lobby/Head';
import { finishedGames, openGames } from './lobby/open-games';
import { OpenGameSign } from './lobby/OpenGameSign';
import { OurGames } from './lobby/OurGames';
import { useTurns } from './lobby/useTurns';

interface Props {
  readonly onSetUp: (game: GameId) => void;
  /** By the id of a match. */
  readonly onContinue: (match: string) => void;
  readonly onDice: () => void;
  readonly onSettings: () => void;
  readonly onRules: (game: GameId) => void;
}

/** The front of the barn: a door for each game, and the newest open one as a sign from the eaves. */
export function Lobby({ onSetUp, onContinue, onDice, onSettings, onRules }: Props) {
  const say = useFirstPhrases();
  const colours = useColours();
  const insets = useSafeAreaInsets();
  const window = useWindowDimensions();
  const text = useTextScale();
  const isLoaded = useShelf((state) => state.isLoaded);
  const matches = useShelf((state) => state.matches);
  const [showsGames, showGames] = useState(false);
  const { turn, touch } = useTurns(DOORS.length);

  const width = window.width - insets.left - insets.right;
  const height = window.height - insets.top - insets.bottom;
  const layout = frontLayout({ width, height, text });
  const { columns, isLow, isLarge, barnWidth, wall, gap } = layout;
  const open = openGames(matches);
  const [latest] = open;
  const sign = latest !== undefined && (
    <OpenGameSign open={latest} layout={layout} onContinue={() => onContinue(latest.id)} />
  );
  return (
    <View
      role="main"
      style={styles.screen}
      onStartShouldSetResponderCapture={() => {
        touch();
        return false;
      }}
    >
      <Backdrop kind="rain" />
      {/* All at once, so that no door moves away from under a finger. */}
      {isLoaded && (
        <ScrollView
          contentContainerStyle={[
            styles.front,
            {
              paddingTop: insets.top + (isLarge ? space.l : space.xs),
              paddingLeft: insets.left,
              paddingRight: insets.right,
            },
          ]}
        >
          <Head layout={layout} onSettings={onSettings}>
            {isLow && sign}
            {isLow && (
              <>
                <IconButton
                  icon="log"
                  label={say.lobby.oursOpen(open.length)}
                  onPress={() => showGames(true)}
                />
                <IconButton icon="roll" label={say.lobby.dice} onPress={onDice} />
              </>
            )}
          </Head>
          <Eaves width={barnWidth} height={isLarge ? 56 : isLow ? 22 : 30} />
          <View
            style={[
              styles.wall,
              {
                width: barnWidth,
                borderColor: colours.outline,
                gap,
                paddingTop: gap,
                paddingBottom: gap + space.xs,
                paddingHorizontal: wall - outline.normal,
              },
            ]}
          >
            <Boards />
            <AsideNote />
            {!isLow && sign}
            <View style={[styles.rows, { gap }]}>
              {inRowsOf(columns).map((doors, row) => (
                <View key={row} style={[styles.row, { gap, maxHeight: layout.tallestDoor }]}>
                  {doors.map((door) => (
                    <Door
                      key={door.id}
                      door={door}
                      layout={layout}
                      isLive={DOORS.indexOf(door) === turn}
                      onPlay={() => onSetUp(door.id)}
                      onRules={() => onRules(door.id)}
                    />
                  ))}
                </View>
              ))}
            </View>
          </View>
          <View style={[styles.ground, { paddingBottom: insets.bottom + (isLow ? 0 : space.s) }]}>
            <Hay />
            {!isLow && (
              <View style={styles.keys}>
                <HayKey
                  picture="trophy"
                  label={say.lobby.ours}
                  spoken={say.lobby.oursOpen(open.length)}
                  count={layout.hasCount ? open.length : 0}
                  onPress={() => showGames(true)}
                />
                <HayKey icon="roll" label={say.lobby.dice} onPress={onDice} />
              </View>
            )}
          </View>
        </ScrollView>
      )}
      {showsGames && (
        <OurGames
          open={open}
          finished={finishedGames(matches)}
          onContinue={(match) => {
            showGames(false);
            onContinue(match);
          }}
          onClose={() => showGames(false)}
        />
      )}
    </View>
  );
}

function inRowsOf(columns: number) {
  const rows = Math.ceil(DOORS.length / columns);
  return Array.from({ length: rows }, (_, row) => DOORS.slice(row * columns, (row + 1) * columns));
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  front: { flexGrow: 1 },
  wall: {
    flexGrow: 1,
    alignSelf: 'center',
    borderLeftWidth: outline.normal,
    borderRightWidth: outline.normal,
  },
  rows: { flexGrow: 1, justifyContent: 'flex-end' },
  row: { flexGrow: 1, flexDirection: 'row' },
  ground: { minHeight: space.m, paddingHorizontal: space.m },
  keys: {
    width: '100%',
    maxWidth: 560,
    alignSelf: 'center',
    flexDirection: 'row',
    flexWrap: 'wrap',
    gap: space.s,
  },
});
