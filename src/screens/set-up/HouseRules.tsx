import { useState } from 'react';
import type { Game } from '../../game-core/kernel/game';
import { sameJson } from '../../game-core/kernel/json';
import { usePhrases } from '../../i18n';
import type { Variants } from '../../storage/variants';
import { Button, Toast, type AccentName } from '../../ui';
import type { GameId } from '../game-doors';
import { HouseRulesSheet } from './HouseRulesSheet';
import { usePresets } from './usePresets';

interface Props {
  readonly id: GameId;
  readonly game: Game;
  readonly accent: AccentName;
  readonly variants: Variants;
  readonly onChoose: (variants: Variants) => void;
}

/** The way to "our house rules"; it says which of them hold now. */
export function HouseRules({ id, game, accent, variants, onChoose }: Props) {
  const say = usePhrases();
  const presets = usePresets(id);
  const [isOpen, setOpen] = useState(false);
  const inUse = presets.presets.find((preset) => sameJson(preset.variants, variants));
  return (
    <>
      {presets.setAside > 0 && (
        <Toast
          message={say.setUp.asidePresets(presets.setAside)}
          closeLabel={say.setUp.close}
          onClose={presets.acknowledge}
        />
      )}
      <Button
        kind="quiet"
        picture="house"
        label={say.setUp.presets}
        hint={inUse === undefined ? say.setUp.presetHint : say.setUp.presetNow(inUse.name)}
        onPress={() => setOpen(true)}
      />
      {isOpen && (
        <HouseRulesSheet
          id={id}
          game={game}
          accent={accent}
          variants={variants}
          presets={presets}
          inUse={inUse ?? null}
          onChoose={(chosen) => {
            onChoose(chosen);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
