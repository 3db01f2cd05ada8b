import { Fragment } from 'react';
import { StyleSheet, Text, View } from 'react-native';
import { radius, space } from '../theme/measures';
import { useColours } from '../theme/ThemeProvider';
import { LineBreak } from './LineBreak';
import { Words } from './Words';

interface Props {
  readonly children: string;
}

/**
 * Letters and digits to compare, or to copy and use elsewhere. The eye sees groups of eight, but there
 * is nothing between them: what is copied is exactly the text.
 */
export function Code({ children }: Props) {
  const { sunken } = useColours();
  return (
    <View style={[styles.box, { backgroundColor: sunken }]}>
      <Words as="smallStrong" selectable>
        {(children.match(/.{1,8}/g) ?? []).map((group, nth) => (
          <Fragment key={nth}>
            {nth > 0 && <LineBreak />}
            <Text style={styles.group}>
              {group.slice(0, -1)}
              <Text style={styles.last}>{group.slice(-1)}</Text>
            </Text>
          </Fragment>
        ))}
      </Words>
    </View>
  );
}

const styles = StyleSheet.create({
  box: { padding: space.m, borderRadius: radius.s },
  group: { fontVariant: ['tabular-nums'] },
  last: { letterSpacing: space.s },
});
