import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import { DrawnWords, Icon, useColours } from '../../../ui';
import { Eye } from './signs';

/** chosen: this slice is meant. look: it can be looked under. */
export type TagMark = 'chosen' | 'look' | null;

interface Props {
  readonly holes: number;
  readonly height: number;
  readonly mark?: TagMark;
  /** Its rim is as faint as the slice. */
  readonly isQuiet?: boolean;
}

/** The paper tag that says the number of holes, and what a tap does. */
export const Tag = memo(function Tag({ holes, height, mark = null, isQuiet = false }: Props) {
  const { kaese } = useColours();
  const side = height * 0.78;
  return (
    <View
      style={[
        styles.tag,
        {
          height,
          minWidth: height * 1.28,
          paddingHorizontal: height * (mark === null ? 0.2 : 0.34),
          gap: height * 0.16,
          borderRadius: height * 0.28,
          borderWidth: Math.max(1.5, height * 0.08),
          borderColor: isQuiet ? kaese.quiet.outline : kaese.plain.outline,
          backgroundColor: kaese.tag,
        },
      ]}
    >
      {mark === 'chosen' && <Icon name="check" size={side} colour={kaese.tagInk} />}
      {mark === 'look' && <Eye size={side} colour={kaese.tagInk} />}
      <DrawnWords size={height * 0.74} colour={kaese.tagInk}>
        {`${holes}`}
      </DrawnWords>
    </View>
  );
});

const styles = StyleSheet.create({
  tag: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center' },
});
