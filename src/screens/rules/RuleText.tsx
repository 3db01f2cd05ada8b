import { StyleSheet, View } from 'react-native';
import { usePhrases, type PicturesInWords, type RuleLine } from '../../i18n';
import type { RulePictures } from '../../tables/shared/rule-pictures';
import { radius, space, useColours, Words } from '../../ui';

interface Props {
  readonly line: RuleLine;
  readonly pictures: RulePictures;
  readonly inWords: PicturesInWords;
}

/** One line of the rules. Examples and what is ours say so in words, not by colour alone. */
export function RuleText({ line, pictures, inWords }: Props) {
  const say = usePhrases();
  const colours = useColours();
  const Picture = line.picture && pictures[line.picture];
  const told = (
    <>
      {line.picture && Picture && (
        <View accessible role="img" aria-label={inWords[line.picture]}>
          <Picture />
        </View>
      )}
      <Words>{line.text}</Words>
    </>
  );
  if (line.kind === 'rule') return told;
  return (
    <View style={[styles.box, { backgroundColor: colours.sunken }]}>
      <Words as="smallStrong" colour={colours.inkSoft}>
        {line.kind === 'example' ? say.rules.example : say.rules.ours}
      </Words>
      {told}
    </View>
  );
}

const styles = StyleSheet.create({
  box: { padding: space.m, gap: space.xs, borderRadius: radius.m },
});
