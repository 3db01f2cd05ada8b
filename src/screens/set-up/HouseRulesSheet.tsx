import { useState } from 'react';
import { View } from 'react-native';
import type { Game } from '../../game-core/kernel/game';
import { usePhrases } from '../../i18n';
import type { Preset } from '../../storage/presets';
import type { SetUp } from '../../storage/set-ups';
import { withDefaults } from '../../storage/variants';
import { Confirm, Heading, Sheet, Words, type AccentName } from '../../ui';
import type { GameId } from '../game-doors';
import { PresetName } from './PresetName';
import { PresetRow } from './PresetRow';
import { inForce, type Rules } from './rules-in-force';
import { summary } from './summary';
import type { Presets } from './usePresets';

interface Props {
  readonly id: GameId;
  readonly game: Game;
  readonly accent: AccentName;
  /** What would be kept under a new name. */
  readonly rules: Rules;
  readonly players: SetUp['players'];
  readonly presets: Presets;
  readonly inUse: Preset | null;
  readonly onChoose: (rules: Rules) => void;
  readonly onClose: () => void;
}

/** One sheet that changes: a second one above it would hide where people are. */
type Page =
  | { readonly kind: 'list' }
  | { readonly kind: 'rename'; readonly preset: Preset }
  | { readonly kind: 'forget'; readonly preset: Preset };

export function HouseRulesSheet(props: Props) {
  const { id, game, accent, rules, players, presets, inUse, onChoose, onClose } = props;
  const say = usePhrases();
  const [page, turnTo] = useState<Page>({ kind: 'list' });
  const backToList = () => turnTo({ kind: 'list' });
  const told = (some: Rules) => summary(say, id, inForce(id, some, players));

  switch (page.kind) {
    case 'rename':
      return (
        <Sheet open title={say.setUp.renameTitle} closeLabel={say.setUp.close} onClose={backToList}>
          <PresetName
            accent={accent}
            first={page.preset.name}
            others={presets.presets.filter((each) => each.id !== page.preset.id)}
            onName={async (name) => {
              const isStored = await presets.put({ ...page.preset, name });
              if (isStored) backToList();
              return isStored;
            }}
          />
        </Sheet>
      );
    case 'forget':
      return (
        <Confirm
          open
          title={say.setUp.forgetTitle}
          line={say.setUp.forgetLine(page.preset.name)}
          closeLabel={say.setUp.close}
          keepLabel={say.setUp.keep}
          removeLabel={say.setUp.doForget}
          onKeep={backToList}
          onRemove={() => {
            presets.remove(page.preset);
            backToList();
          }}
        />
      );
    case 'list': {
      const ofTheBox: Rules = { variants: withDefaults(game, {}), tableOptions: {} };
      return (
        <Sheet open title={say.setUp.presets} closeLabel={say.setUp.close} onClose={onClose}>
          <PresetRow
            name={say.setUp.boxRules}
            line={told(ofTheBox)}
            isInUse={inUse === null && told(rules) === told(ofTheBox)}
            accent={accent}
            onChoose={() => onChoose(ofTheBox)}
          />
          {presets.presets.map((preset) => (
            <PresetRow
              key={preset.id}
              name={preset.name}
              line={told(preset)}
              isInUse={preset.id === inUse?.id}
              accent={accent}
              onChoose={() => onChoose(preset)}
              onRename={() => turnTo({ kind: 'rename', preset })}
              onForget={() => turnTo({ kind: 'forget', preset })}
            />
          ))}
          <View>
            <Heading level={3}>{say.setUp.keepNow}</Heading>
            <Words as="small">{told(rules)}</Words>
          </View>
          <PresetName
            key={presets.presets.length}
            accent={accent}
            others={presets.presets}
            onName={(name) =>
              presets.put({ id: `${id}/${Date.now().toString(36)}`, game: id, name, ...rules })
            }
          />
        </Sheet>
      );
    }
  }
}
