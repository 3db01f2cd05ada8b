import { useRef } from 'react';
import { configure } from '../../game-core/kernel/config';
import type { Entry } from '../../game-core/kernel/registry';
import { usePhrases } from '../../i18n';
import { hintOptions } from '../../session/hint-options';
import type { SetUp } from '../../storage/set-ups';
import { tableOptionsOf } from '../../tables/table-options';
import { useApp } from '../app/AppProvider';
import { configOf } from './arrange';
import { namesOf } from './names';
import type { Persons } from './usePersons';

/** Begins the match, once: a second tap is the same wish. */
export function useStart(
  entry: Entry,
  { called }: Pick<Persons, 'called'>,
  onStart: (match: string) => void,
): (setUp: SetUp) => Promise<void> {
  const say = usePhrases();
  const { shelf } = useApp();
  const hasStarted = useRef(false);
  return async (setUp) => {
    if (hasStarted.current) return;
    const config = configure(entry.game, configOf(entry.game, setUp));
    // The screen offers only what the game allows.
    if (!config.ok) throw new Error(config.error.message);
    const names = namesOf(setUp, say);
    const players = setUp.players.map(({ bot }, seat) => ({ name: names[seat] ?? '', bot }));
    hasStarted.current = true;
    const tableOptions = {
      ...tableOptionsOf(entry.game.id, setUp.tableOptions, players),
      ...hintOptions(
        players.map(({ name, bot }) => (bot === null ? called(name)?.hints : null) ?? null),
      ),
    };
    const begun = await shelf.begin(entry, config.value, players, tableOptions);
    if (!begun.ok) throw new Error(begun.error.message);
    onStart(begun.value.id);
  };
}
