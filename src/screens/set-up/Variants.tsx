import { useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Game } from '../../game-core/kernel/game';
import { usePhrases } from '../../i18n';
import type { TableOptions } from '../../storage/table-options';
import type { Variants as Chosen } from '../../storage/variants';
import { optionKeysOf } from '../../tables/option-keys';
import { Announce, Button, Segmented, space, useColours, Words, type AccentName } from '../../ui';
import type { GameId } from '../game-doors';
import { fits } from './arrange';
import { variantWords } from './game-words';
import { VariantKey } from './VariantKey';

interface Props {
  readonly id: GameId;
  readonly game: Game;
  readonly accent: AccentName;
  readonly seats: number;
  readonly value: Chosen;
  readonly onChange: (variants: Chosen) => void;
  /** What holds at the table, beside the rules. */
  readonly table: TableOptions;
  readonly onTableOption: (option: string, on: boolean) => void;
  /** Everybody else leaves: some rules are for one player only. */
  readonly onAlone: () => void;
  /** One more key beside them. */
  readonly children: ReactNode;
}

/** The rules that people may change, as keys; a line under them says what the one does that was tapped. */
export function Variants({ id, game, accent, seats, value, onChange, ...props }: Props) {
  const say = usePhrases();
  const { inkSoft } = useColours();
  const [told, tell] = useState<string | null>(null);
  const specs = Object.entries(game.options).filter(([, { kind }]) => kind !== 'picks');
  const tableOptions = Object.entries(props.table);
  const hasKeys = specs.some(([, { kind }]) => kind === 'flag') || tableOptions.length > 0;
  const limitOf = (spec: (typeof specs)[number][1]) =>
    fits(spec, seats) || spec.kind === 'picks' || spec.seats === undefined
      ? null
      : say.setUp.onlyFor(spec.seats.min, spec.seats.max);
  const line = told === null ? say.setUp.tapOne : inWords(told);
  return (
    <>
      <View style={styles.keys}>
        {specs.map(([option, spec]) => {
          if (spec.kind !== 'flag') return null;
          const words = variantWords(say, id, option);
          const limit = limitOf(spec);
          const on = limit === null ? value[option] === true : spec.default;
          return (
            <VariantKey
              key={option}
              name={words.name}
              line={words.line}
              limit={limit}
              accent={accent}
              on={on}
              onPress={() => {
                tell(option);
                onChange({ ...value, [option]: !on });
              }}
            />
          );
        })}
        {tableOptions.map(([option, on]) => (
          <VariantKey
            key={option}
            {...variantWords(say, id, option)}
            limit={null}
            accent={accent}
            on={on}
            onPress={() => {
              tell(option);
              props.onTableOption(option, !on);
            }}
          />
        ))}
        {props.children}
      </View>
      {hasKeys && (
        <Words as="small" colour={inkSoft}>
          {line}
        </Words>
      )}
      {told !== null && <Announce message={line} />}
      {specs.length === 0 && !hasKeys && <Words colour={inkSoft}>{say.setUp.noVariants}</Words>}
      {specs.map(([option, spec]) => {
        if (spec.kind === 'picks' || spec.kind === 'flag') return null;
        const words = variantWords(say, id, option);
        const limit = limitOf(spec);
        const Keys = optionKeysOf(id, option);
        return (
          <View key={option}>
            <Words as="label">{words.name}</Words>
            <Words as="small" colour={inkSoft}>
              {limit === null ? words.line : `${limit} ${words.line}`}
            </Words>
            {limit !== null && spec.seats?.max === 1 && (
              <View style={styles.own}>
                <Button kind="quiet" label={say.setUp.alone} onPress={props.onAlone} />
              </View>
            )}
            {limit === null && Keys !== undefined && (
              <View style={styles.own}>
                <Keys
                  label={words.name}
                  accent={accent}
                  value={value[option]}
                  onChange={(chosen) => onChange({ ...value, [option]: chosen })}
                />
              </View>
            )}
            {limit === null && Keys === undefined && (
              <Segmented
                label={words.name}
                accent={accent}
                choices={spec.values.map((each) => ({
                  value: String(each),
                  label: words.values?.[String(each)] ?? String(each),
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
      })}
    </>
  );

  function inWords(option: string): string {
    const { name, line: what } = variantWords(say, id, option);
    return `${name}: ${what}`;
  }
}

const styles = StyleSheet.create({
  keys: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  own: { marginTop: space.s },
});
