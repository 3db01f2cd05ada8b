import { usePhrases } from '../../i18n';
import type { SetUp } from '../../storage/set-ups';
import { Segmented, type AccentName } from '../../ui';
import { namesOf } from './names';

interface Props {
  readonly accent: AccentName;
  readonly setUp: SetUp;
  readonly onChange: (how: (setUp: SetUp) => SetUp) => void;
}

/** Who begins: anybody, or somebody whom the table agrees on. */
export function Starter({ accent, setUp, onChange }: Props) {
  const say = usePhrases();
  const names = namesOf(setUp, say);
  return (
    <Segmented
      label={say.setUp.starter}
      accent={accent}
      choices={[
        { value: 'random', label: say.setUp.anybody },
        ...setUp.players.map(({ id }, seat) => ({ value: String(id), label: names[seat] ?? '' })),
      ]}
      value={String(setUp.start)}
      onChange={(value) =>
        onChange((now) => ({ ...now, start: value === 'random' ? value : Number(value) }))
      }
    />
  );
}
