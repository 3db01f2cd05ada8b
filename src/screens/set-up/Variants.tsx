import { View } from 'react-native';
import type { Game } from '../../game-core/kernel/game';
import { usePhrases } from '../../i18n';
import type { Variants as Chosen } from '../../storage/variants';
import { Segmented, SwitchRow, useColours, Words, type AccentName } from '../../ui';
import type { GameId } from '../game-doors';
import { fits } from './arrange';
import { variantWords } from './game-words';

interface Props {
  readonly id: GameId;
  readonly game: Game;
  readonly accent: AccentName;
  readonly seats: number;
  readonly value: Chosen;
  readonly onChange: (variants: Chosen) => void;
}

/** The rules that people may change, each with a line that says what comes of it. */
export function Variants({ id, game, accent, seats, value, onChange }: Props) {
  const say = usePhrases();
  const { inkSoft } = useColours();
  const specs = Object.entries(game.options).filter(([, { kind }]) => kind !== 'picks');
  if (specs.length === 0) return <Words colour={inkSoft}>{say.setUp.noVariants}</Words>;
  return specs.map(([option, spec]) => {
    if (spec.kind === 'picks') return null;
    const { name, line, values } = variantWords(say, id, option);
    const canPlay = fits(spec, seats);
    const limit =
      canPlay || spec.seats === undefined
        ? ''
        : `${say.setUp.onlyFor(spec.seats.min, spec.seats.max)} `;
    if (spec.kind === 'flag') {
      return (
        <SwitchRow
          key={option}
          label={name}
          hint={limit + line}
          accent={accent}
          on={canPlay ? value[option] === true : spec.default}
          disabled={!canPlay}
          onChange={(on) => onChange({ ...value, [option]: on })}
        />
      );
    }
    return (
      <View key={option}>
        <Words as="label">{name}</Words>
        <Words as="small" colour={inkSoft}>
          {limit + line}
        </Words>
        {canPlay && (
          <Segmented
            label={name}
            accent={accent}
            choices={spec.values.map((each) => ({
              value: String(each),
              label: values?.[String(each)] ?? String(each),
            }))}
            value={String(value[option])}
            onChange={(text) => {
              const chosen = spec.values.find((each) => String(each) === text);
              if (chosen !== undefined) onChange({ ...value, [option]: chosen });
            }}
          />
        )}
      </View>
    );
  });
}
