import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import { shapesOf, receiver } from '../../../game-core/games/misty/table';
import { kindOf } from '../../../game-core/games/misty/cards';
import type { Seat } from '../../../game-core/kernel/seats';
import { usePhrases } from '../../../i18n';
import {
  BotMark,
  Halo,
  outline,
  radius,
  space,
  Tappable,
  useColours,
  useTextScale,
  Words,
} from '../../../ui';
import { useWindowColours } from '../../../ui/theme/misty';
import { SeatFace } from '../../shared/faces/SeatFace';
import { inset, middleOf, type Rect } from '../../shared/geometry';
import { inSentence } from '../../shared/names';
import { smallGrid } from '../layout/grid';
import { layTable } from '../layout/layout';
import { layPanes, paneAt } from '../layout/panes';
import { sleeping } from '../life';
import { Piece } from '../pieces/Piece';
import { Raindrops } from '../pieces/signs';
import { WindowFrame } from '../pieces/WindowFrame';
import { actInWords } from '../words/news';
import { QuietZone } from '../zone/QuietZone';
import { AboveKeys } from './AboveKeys';
import { cardsInAll, nextBy, roundsOf, type TableProps } from './parts';
import { Travelling } from './Travelling';

/** All windows alike, for everybody to see: what was chosen appears in all of them at the same time. */
export function GalleryTable({ table }: { readonly table: TableProps }) {
  const { scene, size, players, act, tableau } = table;
  const { open } = scene.view;
  const { seats } = open.setting.config;
  const say = usePhrases();
  const textScale = useTextScale();
  const layout = useMemo(
    () => layTable(size, { mode: 'gallery', seats, textScale, hand: 0, passes: tableau.passes }),
    [size, seats, textScale, tableau.passes],
  );
  const { stage } = open;
  const ways =
    act?.kind === 'pass' && stage.name === 'building'
      ? layout.tiles.map((tile, seat) => {
          const to = layout.tiles[receiver(open.setting.config, stage.deal, seat)] ?? tile;
          return { from: middleOf(tile), to: middleOf(to) };
        })
      : [];
  const placed = tableau.windows[0]?.length ?? 0;
  return (
    <>
      <AboveKeys layout={layout}>
        {layout.tiles.map((place, seat) => (
          <Tile key={seat} table={table} seat={seat} place={place} isNameless={layout.isLarge} />
        ))}
      </AboveKeys>
      <Travelling ways={ways} />
      <QuietZone
        layout={layout}
        seat={null}
        title={act === null ? say.misty.building : actInWords(say, players, act)}
        line={say.misty.cardOf(placed, cardsInAll(open))}
        onNext={nextBy(table)}
        tip={table.tip ?? null}
      />
    </>
  );
}

interface TileProps {
  readonly table: TableProps;
  readonly seat: Seat;
  readonly place: Rect;
  readonly isNameless: boolean;
}

const HEAD = 34;

function Tile({ table, seat, place, isNameless }: TileProps) {
  const { scene, players, tableau, act, isSkipped } = table;
  const { open } = scene.view;
  const { surface, hairline } = useColours();
  const { mist } = useWindowColours();
  const { misty: say } = usePhrases();
  const player = players[seat];
  const window = tableau.windows[seat] ?? [];
  const shapes = shapesOf(open.setting.config);
  const room = inset(place, space.s);
  const area = { ...room, y: room.y + HEAD, height: room.height - HEAD };
  const panes = layPanes(area, smallGrid(window, shapes));
  const fresh = act?.kind === 'reveal' ? act.cards : [];
  if (player === undefined) return null;
  const rounds = roundsOf(table, seat);
  return (
    <View style={StyleSheet.absoluteFill} pointerEvents="box-none">
      <View style={[styles.place, at(place)]}>
        <Tappable
          label={`${say.chip(inSentence(player.name), window.length, cardsInAll(open), rounds.taken)}. ${say.opensWindow}`}
          onPress={() => table.onLook(seat)}
          style={{ ...styles.tile, backgroundColor: surface, borderColor: hairline }}
        >
          <View style={styles.head}>
            <SeatFace seat={seat} size={28} />
            {!isNameless && (
              <View style={styles.name}>
                <Words as="smallStrong" lines={1}>
                  {player.name}
                </Words>
              </View>
            )}
            {player.bot !== null && <BotMark />}
            <Raindrops {...rounds} size={14} />
          </View>
        </Tappable>
      </View>
      <View aria-hidden style={styles.window}>
        <WindowFrame panes={panes} isLive={false} />
        {sleeping(window).map(({ card, cell, arrow }) => {
          const pane = paneAt(panes, cell);
          const isFresh = fresh.includes(card);
          return (
            <View key={card} style={styles.piece}>
              {isFresh && (
                <View style={[styles.place, at(pane)]}>
                  <Halo size={pane} round={pane.width * 0.14} bare />
                  {/* Misted glass, on which the drawing appears. */}
                  <View
                    style={[
                      StyleSheet.absoluteFill,
                      { backgroundColor: mist, borderRadius: pane.width * 0.14 },
                    ]}
                  />
                </View>
              )}
              <Piece
                kind={kindOf(card)}
                look="asleep"
                arrow={arrow}
                row={0}
                column={0}
                start={middleOf(pane)}
                pitch={0}
                size={panes.cell}
                isStill={isSkipped}
                comes={isFresh ? 'appears' : undefined}
                layer={1}
              />
            </View>
          );
        })}
      </View>
    </View>
  );
}

const at = ({ x, y, width, height }: Rect) => ({ left: x, top: y, width, height });

const styles = StyleSheet.create({
  place: { position: 'absolute' },
  tile: { flex: 1, borderRadius: radius.m, borderWidth: outline.normal },
  head: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.xs,
    paddingHorizontal: space.s,
    paddingTop: space.xs,
  },
  name: { flex: 1 },
  window: { position: 'absolute', left: 0, top: 0, pointerEvents: 'none' },
  piece: { position: 'absolute', left: 0, top: 0 },
});
