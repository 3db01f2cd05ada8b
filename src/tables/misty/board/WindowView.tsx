import type { Ref } from 'react';
import { StyleSheet, View } from 'react-native';
import { arrowOf, kindOf, type Card } from '../../../game-core/games/misty/cards';
import type { ScoreSheet } from '../../../game-core/games/misty/score';
import { cellAt, columnOf, rowOf, type Cell } from '../../../game-core/games/misty/sheet';
import { Halo } from '../../../ui';
import { middleOf } from '../../shared/geometry';
import type { Layout } from '../layout/layout';
import { paneAt, type Panes } from '../layout/panes';
import { stepOf, type Life, type Outlook } from '../life';
import { Gliding } from '../pieces/Gliding';
import { Piece } from '../pieces/Piece';
import { WallView } from '../pieces/WallView';
import { WindowFrame } from '../pieces/WindowFrame';
import { CellGrid, type CellControl } from './CellGrid';
import { LitPane } from './LitPane';
import { OutlookMarks } from './OutlookMarks';
import { RunMarks } from './RunMarks';

interface Props {
  readonly panes: Panes;
  readonly lives: readonly Life[];
  /** Where a card may go. */
  readonly lit?: readonly Cell[];
  /** What is chosen, not yet confirmed. */
  readonly draft?: { readonly card: Card | null; readonly cell: Cell | null } | null;
  /** The draft is confirmed: it waits for the others. */
  readonly isCommitted?: boolean;
  /** What a drawing would do. */
  readonly outlook?: Outlook | null;
  /** Cards that appear now. */
  readonly fresh?: readonly Card[];
  /** Whose smiles count together. */
  readonly sheet?: ScoreSheet | null;
  /** A drawing is on its way. */
  readonly isMoving?: boolean;
  readonly isStill: boolean;
  readonly haste?: number;
  readonly label: string;
  readonly controlOf: (cell: Cell) => CellControl;
  /** Who uses keys goes on in it. */
  readonly keepsFocus?: boolean | undefined;
  /** The table that it stands on: the wall round it is not bare. */
  readonly layout?: Layout | null;
  /** The glass, for what is dropped onto it. */
  readonly glassRef?: Ref<View>;
  /** All that can be pressed on it. */
  readonly cellsRef?: Ref<View>;
}

const NONE: readonly never[] = [];
const NOWHERE = { x: 0, y: 0 };

/** A window with everything on it. */
export function WindowView({ glassRef, ...props }: Props) {
  const { panes, lives, lit = NONE, draft = null, outlook = null, fresh = NONE } = props;
  const { isStill, haste = 1, sheet = null, layout = null } = props;
  const { cell: side, gap, glass } = panes;
  const first = middleOf(paneAt(panes, cellAt(0, 0)));
  const start = { x: first.x - glass.x, y: first.y - glass.y };
  const smiles = new Set(sheet?.runs.flatMap(({ cells }) => cells));
  // While it is built nothing leaves, and what glides to its pane may come from beyond the glass.
  const isAlive = lives.some(({ look }) => look !== 'asleep');
  const covered = outlook === null ? NONE : outlook.covers;
  return (
    <View style={styles.window}>
      <WindowFrame panes={panes} />
      {layout !== null && <WallView layout={layout} panes={panes} />}
      <View
        ref={glassRef}
        collapsable={false}
        style={[
          styles.glass,
          { left: glass.x, top: glass.y, width: glass.width, height: glass.height },
        ]}
      />
      {lit
        .filter((cell) => draft?.card == null || cell !== draft.cell)
        .map((cell) => (
          <LitPane key={cell} place={paneAt(panes, cell)} isChosen={cell === draft?.cell} />
        ))}
      <View style={[styles.pieces, clipOf(panes), isAlive && styles.clipped]}>
        <Gliding panes={panes} isStill={isStill}>
          {lives.map(({ card, cell, look, arrow, left }) => {
            const beyond = left === null ? NOWHERE : stepOf(left);
            const isCovered = covered.includes(card);
            return (
              <Piece
                key={card}
                kind={kindOf(card)}
                look={isCovered ? 'smudged' : look}
                arrow={arrow}
                row={rowOf(cell) + beyond.y}
                column={columnOf(cell) + beyond.x}
                start={start}
                pitch={side + gap}
                size={side}
                isStill={isStill}
                haste={haste}
                smearsLate={props.isMoving ?? false}
                comes={fresh.includes(card) ? 'appears' : undefined}
                isWinking={look === 'awake' && smiles.has(cell) && kindOf(card) === 'smile'}
                isChosen={outlook?.card === card}
                layer={look === 'under' || look === 'eaten' ? 10 : look === 'smudged' ? 30 : 20}
              />
            );
          })}
        </Gliding>
      </View>
      {draft !== null && draft.card !== null && draft.cell !== null && (
        <Draft
          key={`${draft.card} ${draft.cell}`}
          panes={panes}
          card={draft.card}
          cell={draft.cell}
          isLit={props.isCommitted !== true}
        />
      )}
      {outlook !== null && <OutlookMarks panes={panes} outlook={outlook} />}
      {sheet !== null && <RunMarks panes={panes} runs={sheet.runs} />}
      <CellGrid
        panes={panes}
        label={props.label}
        controlOf={props.controlOf}
        keepsFocus={props.keepsFocus}
        cellsRef={props.cellsRef}
      />
    </View>
  );
}

/** What leaves the window goes behind its frame. */
function clipOf({ glass }: Panes) {
  return { left: glass.x, top: glass.y, width: glass.width, height: glass.height };
}

interface DraftProps {
  readonly panes: Panes;
  readonly card: Card;
  readonly cell: Cell;
  readonly isLit: boolean;
}

/** The card as it would lie there, in amber light until it is confirmed. */
function Draft({ panes, card, cell, isLit }: DraftProps) {
  const place = paneAt(panes, cell);
  return (
    <View
      testID={`draft-${card}`}
      style={[
        styles.draft,
        { left: place.x, top: place.y, width: place.width, height: place.height },
      ]}
    >
      {isLit && <Halo size={place} round={place.width * 0.14} bare />}
      <Piece
        kind={kindOf(card)}
        look="asleep"
        arrow={arrowOf(card)}
        row={0}
        column={0}
        start={{ x: place.width / 2, y: place.height / 2 }}
        pitch={0}
        size={place.width}
        isStill={false}
        comes="drops"
        layer={1}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  window: { position: 'absolute', left: 0, top: 0 },
  glass: { position: 'absolute', pointerEvents: 'none' },
  pieces: { position: 'absolute', pointerEvents: 'none', zIndex: 20 },
  clipped: { overflow: 'hidden' },
  draft: { position: 'absolute', zIndex: 40, pointerEvents: 'none' },
});
