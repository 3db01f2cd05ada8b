import { useState } from 'react';
import { seatAsked } from '../../game-core/kernel/request';
import type { Scene } from '../../game-core/kernel/scene';
import { usePhrases } from '../../i18n';
import type { Play } from '../../session/director';
import type { Session } from '../../session/session';
import type { GameTable } from '../../tables/shared/game-table';
import { nameOf } from '../../tables/shared/names';
import { Announce } from '../../ui';
import { linesOf, splitByLook } from './log';

interface Props {
  readonly play: Play;
  readonly session: Pick<Session, 'players'>;
  readonly table: GameTable;
}

/** Rolls, moves and turns, for people who listen to the table. */
export function Announcements({ play, session: { players }, table }: Props) {
  const { scene, request, isLookDue } = play;
  const say = usePhrases();
  const seat = request?.kind === 'throw' ? seatAsked(request) : null;
  const turn = seat === null ? '' : say.table.turnOf(nameOf(players, seat));
  const [told, setTold] = useState({ scene: -1, turn: '', message: '', later: '' });
  const inWords = (happenings: Scene['happenings']) =>
    linesOf({ ...scene, happenings }, table, { say, players, isFresh: true });
  // All that an action brought is said in one go, and once; what people are asked may change after it.
  if (told.scene !== scene.id) {
    const { before, after } = splitByLook(scene, table);
    setTold({
      scene: scene.id,
      turn,
      ...(isLookDue
        ? { message: joined(inWords(before)), later: joined([told.later, ...inWords(after)]) }
        : { message: joined([told.later, ...inWords(scene.happenings), turn]), later: '' }),
    });
  } else if (turn !== '' && turn !== told.turn) {
    setTold({ ...told, turn, message: turn });
  }
  return <Announce message={told.message} />;
}

const joined = (lines: readonly string[]) => lines.filter((line) => line !== '').join(' ');
