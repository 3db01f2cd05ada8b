import type { Game } from '../../game-core/kernel/game';
import { usePhrases } from '../../i18n';
import type { Seated, SetUp } from '../../storage/set-ups';
import { Words, type AccentName } from '../../ui';
import { PictureRadios } from '../../ui/parts/PictureRadios';
import { isAnimal } from './animals';
import { pickOf } from './arrange';

interface Props {
  readonly game: Game;
  readonly accent: AccentName;
  readonly setUp: SetUp;
  /** By seat. */
  readonly names: readonly string[];
  readonly player: Seated;
  readonly onPick: (animal: string | null) => void;
}

/** An animal of one's own choice, or a surprise. What somebody else has cannot be had. */
export function PickAnimal({ game, accent, setUp, names, player, onPick }: Props) {
  const say = usePhrases();
  const animals = (pickOf(game)?.spec.values ?? []).filter((value) => isAnimal(say, value));
  const choices = animals.map((animal) => {
    const owner = setUp.players.findIndex(({ id, pick }) => pick === animal && id !== player.id);
    const name = say.animals[animal];
    return {
      value: animal as string,
      picture: animal,
      name,
      label: owner < 0 ? name : say.setUp.takenBy(name, names[owner] ?? ''),
      disabled: owner >= 0,
    };
  });
  const surprise = { value: null, picture: 'party', name: say.setUp.byChance } as const;
  return (
    <>
      <Words as="smallStrong">{say.setUp.picture}</Words>
      <PictureRadios<string | null>
        label={say.setUp.picture}
        accent={accent}
        choices={[surprise, ...choices]}
        value={player.pick}
        onChange={onPick}
      />
    </>
  );
}
