import { StyleSheet, View } from 'react-native';
import type { Entry } from '../../game-core/kernel/registry';
import { usePhrases } from '../../i18n';
import { space, Words, type AccentName } from '../../ui';
import { RadioRows } from '../../ui/parts/RadioRows';
import type { GameId } from '../game-doors';
import { botWords } from './game-words';

interface Props {
  readonly game: GameId;
  readonly entry: Entry;
  readonly accent: AccentName;
  readonly bot: string;
  readonly onPick: (bot: string) => void;
}

/** How a bot plays: each level with its strength and its temper. */
export function PickLevel({ game, entry: { levels }, accent, bot, onPick }: Props) {
  const say = usePhrases();
  const choices = levels.map(({ name: value }, at) => {
    const { name, line } = botWords(say, game, value);
    const [nth, of] = [at + 1, levels.length];
    return {
      value,
      label: name,
      hint: line,
      level: { nth, of, label: say.levels.nth(nth, of) },
    };
  });
  return (
    <View style={styles.levels}>
      <Words as="smallStrong">{say.levels.choose}</Words>
      <RadioRows
        label={say.levels.choose}
        accent={accent}
        choices={choices}
        value={bot}
        onChange={onPick}
      />
    </View>
  );
}

const styles = StyleSheet.create({ levels: { gap: space.xs } });
