import { useEffect, useMemo, useState } from 'react';
import type { Player } from '../../game-core/kernel/record';
import type { Seat } from '../../game-core/kernel/seats';
import { plain } from '../../game-core/kernel/throwers';
import { LANGUAGES } from '../../i18n/languages';
import { loadPersons, type Person } from '../../storage/persons';
import type { Faces, PlayerFace } from '../../tables/shared/faces/faces';
import { isFace } from '../../ui/art/Face';
import { useApp } from '../app/AppProvider';
import { botFace } from '../set-up/bot-faces';

const MOST_PLAYERS = 6;

/** Everybody's face, as the set-up shows it; none before the persons of the device are read. */
export function useFaces(players: readonly Player[]): Faces {
  const { store } = useApp();
  const [persons, setPersons] = useState<readonly Person[]>([]);
  useEffect(() => {
    let isHere = true;
    loadPersons(store).then(
      (found) => {
        if (isHere) setPersons(found);
      },
      // Where storage is switched off, nobody is known.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [store]);
  return useMemo(
    () => players.map((player, seat) => faceOf(player, seat, persons)),
    [players, persons],
  );
}

function faceOf({ name, bot }: Player, seat: Seat, persons: readonly Person[]): PlayerFace | null {
  if (bot !== null) return { kind: 'bot', face: botFace(botNumber(name) ?? seat + 1) };
  const face = persons.find((person) => plain(person.name) === plain(name))?.picture ?? '';
  return isFace(face) ? { kind: 'person', face } : null;
}

/** Which bot of the set-up goes by this name, in any of our languages. */
function botNumber(name: string): number | null {
  for (let nth = 1; nth <= MOST_PLAYERS; nth += 1) {
    if (Object.values(LANGUAGES).some((words) => words.setUp.botName(nth) === name)) return nth;
  }
  return null;
}
