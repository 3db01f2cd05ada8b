import { useState } from 'react';
import { usePhrases } from '../../i18n';
import { presetNameProblem, type Preset } from '../../storage/presets';
import { Button, TextField, type AccentName } from '../../ui';
import { shortened } from './names';

interface Props {
  readonly accent: AccentName;
  /** The name so far. */
  readonly first?: string;
  /** Whose names cannot be had. */
  readonly others: readonly Preset[];
  /** Whether the device could keep it. */
  readonly onName: (name: string) => Promise<boolean>;
}

const LONGEST = 32;

type Problem = 'empty' | 'taken' | 'not-stored';

/** A line to write the name of house rules on, and the key that keeps them. */
export function PresetName({ accent, first = '', others, onName }: Props) {
  const say = usePhrases();
  const [text, setText] = useState(first);
  const [problem, setProblem] = useState<Problem | null>(null);
  const name = text.replaceAll(/\s+/g, ' ').trim();

  const save = async () => {
    const found = presetNameProblem(name, others);
    setProblem(found);
    if (found === null && !(await onName(name))) setProblem('not-stored');
  };
  const words = {
    empty: say.setUp.nameMissing,
    taken: say.setUp.presetTaken(name),
    'not-stored': say.setUp.presetNotSaved,
  };
  return (
    <>
      <TextField
        label={say.setUp.presetName}
        value={text}
        placeholder={say.setUp.presetExample}
        error={problem === null ? null : words[problem]}
        onChange={(typed) => {
          setText(shortened(typed, LONGEST));
          setProblem(null);
        }}
        onSubmit={() => void save()}
      />
      <Button
        accent={accent}
        icon="check"
        label={say.setUp.savePreset}
        onPress={() => void save()}
      />
    </>
  );
}
