import { useState } from 'react';
import { Platform, StyleSheet, TextInput, View } from 'react-native';
import { useOwnTextScale } from '../text-scale';
import { outline, radius, space, target } from '../theme/measures';
import { useColours } from '../theme/ThemeProvider';
import { type } from '../theme/type';
import { Announce } from './Announce';
import { Words } from './Words';

interface Props {
  readonly label: string;
  readonly value: string;
  /** What holds while nothing is written, or an example. */
  readonly placeholder?: string;
  /** What is wrong with it, and how to mend that. */
  readonly error?: string | null;
  readonly onChange: (value: string) => void;
  /** The return key. */
  readonly onSubmit: () => void;
}

/** One line to write on. */
export function TextField({ label, value, placeholder, error, onChange, onSubmit }: Props) {
  const colours = useColours();
  const scale = useOwnTextScale();
  const [isFocused, setFocused] = useState(false);
  const isWrong = error !== undefined && error !== null;
  const { fontFamily, fontSize } = type.label;
  const border = isWrong ? colours.danger.text : isFocused ? colours.ink : colours.line;
  return (
    <View style={styles.field}>
      <Words as="smallStrong" colour={colours.inkSoft}>
        {label}
      </Words>
      <TextInput
        aria-label={isWrong ? `${label}. ${error}` : label}
        value={value}
        placeholder={placeholder}
        placeholderTextColor={colours.inkSoft}
        onChangeText={onChange}
        onSubmitEditing={onSubmit}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        returnKeyType="done"
        // A browser would drop the focus to the page, though there is a name to mend or another one to write.
        blurOnSubmit={Platform.OS !== 'web'}
        autoCorrect={false}
        autoCapitalize="words"
        autoComplete="off"
        selectTextOnFocus
        style={[
          styles.line,
          {
            fontFamily,
            fontSize: fontSize * scale,
            minHeight: target * Math.max(1, scale * 0.75),
            color: colours.ink,
            backgroundColor: colours.surface,
            borderColor: border,
          },
        ]}
      />
      {isWrong && (
        <Words as="small" colour={colours.danger.text}>
          {error}
        </Words>
      )}
      <Announce message={error ?? ''} />
    </View>
  );
}

const styles = StyleSheet.create({
  field: { gap: space.xs },
  line: {
    // A browser gives its own width to a line to write on.
    width: '100%',
    paddingHorizontal: space.m,
    paddingVertical: space.s,
    borderWidth: outline.normal,
    borderRadius: radius.m,
  },
});
