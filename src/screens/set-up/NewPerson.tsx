import { useState } from 'react';
import { usePhrases } from '../../i18n';
import type { SetUp } from '../../storage/set-ups';
import { inSentence } from '../../tables/shared/names';
import { Button, Sheet, TextField, Words, type AccentName } from '../../ui';
import { isSame, namesOf, shortened, tidied } from './names';

interface Props {
  readonly accent: AccentName;
  readonly setUp: SetUp;
  /** Why nobody can sit down any more. */
  readonly trouble: string;
  /** Whether there was a seat. */
  readonly onAdd: (name: string) => boolean;
  readonly onClose: () => void;
}

/** One name after the other: the return key seats somebody and asks for the next. */
export function NewPerson({ accent, setUp, trouble, onAdd, onClose }: Props) {
  const say = usePhrases();
  const [text, setText] = useState('');
  const [taken, setTaken] = useState<string | null>(null);
  const names = namesOf(setUp, say);
  const people = names.filter((_, seat) => setUp.players[seat]?.bot === null);
  const name = tidied(text);

  /** Whether nothing is left to be said about the name. */
  const add = (): boolean => {
    if (name === '') return true;
    if (people.some((other) => isSame(other, name))) {
      setTaken(name);
      return false;
    }
    if (!onAdd(name)) return false;
    setText('');
    return true;
  };

  return (
    <Sheet
      open
      title={say.setUp.newTitle}
      closeLabel={say.setUp.close}
      onClose={onClose}
      footer={
        <Button
          accent={accent}
          icon="check"
          label={say.setUp.done}
          onPress={() => {
            if (add()) onClose();
          }}
        />
      }
    >
      <TextField
        label={say.setUp.name}
        value={text}
        error={
          taken !== null ? say.setUp.nameTaken(inSentence(taken)) : trouble === '' ? null : trouble
        }
        onChange={(typed) => {
          setText(shortened(typed));
          setTaken(null);
        }}
        onSubmit={add}
      />
      <Button kind="quiet" icon="plus" label={say.setUp.addPerson} onPress={add} />
      <Words>{say.setUp.isHere(people.map(inSentence).join(', '))}</Words>
    </Sheet>
  );
}
