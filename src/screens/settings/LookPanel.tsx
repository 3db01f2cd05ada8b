import { useState } from 'react';
import { usePhrases } from '../../i18n';
import { useCue } from '../../sound';
import { Heading, Panel, SwitchRow } from '../../ui';
import { useApp } from '../app/AppProvider';
import { ChoiceRow } from './ChoiceRow';
import { TryDie } from './TryDie';

/** Language, light and movement: each can be seen at once. */
export function LookPanel() {
  const say = usePhrases();
  const cue = useCue();
  const { settings, change } = useApp();
  const [rolls, setRolls] = useState(0);
  const roll = () => {
    cue('dice');
    setRolls(rolls + 1);
  };
  return (
    <Panel>
      <Heading>{say.settings.look}</Heading>
      <ChoiceRow
        label={say.settings.language}
        choices={[
          { value: 'device', label: say.settings.device },
          { value: 'en', label: say.settings.english },
          { value: 'de', label: say.settings.german },
        ]}
        value={settings.language}
        onChange={(language) => change({ language })}
      />
      <ChoiceRow
        label={say.settings.theme}
        choices={[
          { value: 'device', label: say.settings.device },
          { value: 'day', label: say.settings.day },
          { value: 'night', label: say.settings.night },
        ]}
        value={settings.theme}
        onChange={(theme) => change({ theme })}
      />
      <ChoiceRow
        label={say.settings.speed}
        choices={[
          { value: 'normal', label: say.settings.normal },
          { value: 'fast', label: say.settings.fast },
          { value: 'off', label: say.settings.still },
        ]}
        value={settings.speed}
        onChange={(speed) => {
          change({ speed });
          roll();
        }}
      >
        <TryDie rolls={rolls} onRoll={roll} />
      </ChoiceRow>
      <SwitchRow
        label={say.settings.stepByStep}
        hint={say.settings.stepByStepHint}
        on={settings.stepByStep}
        onChange={(stepByStep) => change({ stepByStep })}
      />
    </Panel>
  );
}
