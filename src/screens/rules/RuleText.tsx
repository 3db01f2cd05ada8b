import { StyleSheet, View } from 'react-native';
import { usePhrases, type RuleLine } from '../../i18n';
import { radius, space, useColours, Words } from '../../ui';

interface Props {
  readonly line: RuleLine;
}

/** One line of the rules. Examples and what is ours say so in words, not by colour alone. */
export function RuleText({ line }: Props) {
  const say = usePhrases();
  const colours = useColours();
  if (line.kind === 'rule') return <Words>{line.text}</Words>;
  return (
    <View style={[styles.box, { backgroundColor: colours.sunken }]}>
      <Words as="smallStrong" colour={colours.inkSoft}>
        {line.kind === 'example' ? say.rules.example : say.rules.ours}
      </Words>
      <Words>{line.text}</Words>
    </View>
  );
}

const styles = StyleSheet.create({
  box: { padding: space.m, gap: space.xs, borderRadius: radius.m },
});
