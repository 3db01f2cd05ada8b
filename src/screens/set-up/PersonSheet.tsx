import { useState } from 'react';
import { usePhrases } from '../../i18n';
import type { Person } from '../../storage/persons';
import { inSentence } from '../../tables/shared/names';
import { Button, Confirm, Sheet, TextField, type AccentName } from '../../ui';
import { shortened, tidied } from './names';
import { PickFace } from './PickFace';

interface Props {
  readonly accent: AccentName;
  readonly person: Person;
  /** Whether somebody else goes by that name. */
  readonly isTaken: (name: string) => boolean;
  readonly onChange: (person: Person) => void;
  readonly onForget: () => void;
  readonly onClose: () => void;
}

/** Somebody who plays on this device: the name, the picture, or to be forgotten. */
export function PersonSheet({ accent, person, isTaken, onChange, onForget, onClose }: Props) {
  const say = usePhrases();
  const [text, setText] = useState(person.name);
  const [error, setError] = useState<string | null>(null);
  // One sheet that changes: a second one above it would hide where people are.
  const [isLeaving, setLeaving] = useState(false);

  const who = inSentence(person.name);
  if (isLeaving) {
    return (
      <Confirm
        open
        title={say.setUp.forgetPersonTitle(who)}
        line={say.setUp.forgetPersonLine(who)}
        closeLabel={say.setUp.close}
        keepLabel={say.setUp.keep}
        removeLabel={say.setUp.doForgetPerson}
        onKeep={() => setLeaving(false)}
        onRemove={onForget}
      />
    );
  }

  const name = tidied(text);
  const finish = () => {
    if (name === '') return setError(say.setUp.personNameMissing);
    if (isTaken(name)) return setError(say.setUp.personTaken(inSentence(name)));
    if (name !== person.name) onChange({ ...person, name });
    return onClose();
  };
  return (
    <Sheet
      open
      title={person.name}
      closeLabel={say.setUp.close}
      onClose={onClose}
      footer={<Button accent={accent} icon="check" label={say.setUp.done} onPress={finish} />}
    >
      <TextField
        label={say.setUp.name}
        value={text}
        error={error}
        onChange={(typed) => {
          setText(shortened(typed));
          setError(null);
        }}
        onSubmit={finish}
      />
      <PickFace
        accent={accent}
        person={person}
        onPick={(picture) => onChange({ ...person, picture })}
      />
      <Button
        kind="quiet"
        icon="remove"
        label={say.setUp.forgetPerson(who)}
        onPress={() => setLeaving(true)}
      />
    </Sheet>
  );
}
