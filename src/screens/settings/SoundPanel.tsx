import { useEffect, useRef } from 'react';
import { View } from 'react-native';
import { usePhrases, type Phrases } from '../../i18n';
import { canBeFelt, SOUNDS, useCue, type Sound } from '../../sound';
import { Heading, Panel, SwitchRow } from '../../ui';
import { useApp } from '../app/AppProvider';

function nameOf(sound: Sound, say: Phrases): string {
  switch (sound) {
    case 'dice':
      return say.settings.dice;
    case 'hop':
      return say.settings.hop;
    case 'take':
      return say.settings.take;
    case 'turn':
      return say.settings.turn;
    case 'win':
      return say.settings.win;
  }
}

/** What is switched on lets itself be heard or felt, once the switch has taken effect. */
function useTrial(): void {
  const cue = useCue();
  const { sounds, haptics } = useApp().settings;
  const before = useRef({ sounds, haptics });
  useEffect(() => {
    const last = before.current;
    before.current = { sounds, haptics };
    const heard = SOUNDS.find((sound) => sounds[sound] && !last.sounds[sound]);
    if (heard !== undefined) cue(heard);
    if (haptics && !last.haptics) cue('reveal');
  }, [cue, sounds, haptics]);
}

function allSounds(on: boolean): Record<Sound, boolean> {
  return { dice: on, hop: on, take: on, turn: on, win: on };
}

/** Each sound has its own switch, and one tap silences them all. */
export function SoundPanel() {
  const say = usePhrases();
  const { settings, change } = useApp();
  useTrial();
  return (
    <Panel>
      <Heading>{say.settings.soundsTitle}</Heading>
      <View>
        <SwitchRow
          label={say.settings.allSounds}
          hint={say.settings.allSoundsHint}
          on={SOUNDS.some((sound) => settings.sounds[sound])}
          onChange={(on) => change({ sounds: allSounds(on) })}
        />
        {SOUNDS.map((sound) => (
          <SwitchRow
            key={sound}
            label={nameOf(sound, say)}
            on={settings.sounds[sound]}
            onChange={(on) => change({ sounds: { ...settings.sounds, [sound]: on } })}
          />
        ))}
        <SwitchRow
          label={say.settings.haptics}
          hint={canBeFelt ? say.settings.hapticsHint : say.settings.noHaptics}
          on={canBeFelt && settings.haptics}
          disabled={!canBeFelt}
          onChange={(haptics) => change({ haptics })}
        />
      </View>
    </Panel>
  );
}
