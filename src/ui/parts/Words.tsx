import type { ReactNode, Ref } from 'react';
import { StyleSheet, Text, type TextStyle } from 'react-native';
import { useArrivalFocus } from '../focus/arrival';
import { useOwnTextScale } from '../text-scale';
import { radius } from '../theme/measures';
import { useColours } from '../theme/ThemeProvider';
import { font, type, type TypeName } from '../theme/type';

interface WordsProps {
  readonly as?: TypeName;
  /** A colour of the theme; ink unless told. */
  readonly colour?: string;
  /** Left unless told: a name that runs from right to left stands where other names do. */
  readonly align?: TextStyle['textAlign'];
  /** Only where the whole text can be had elsewhere, such as a name on a small chip. */
  readonly lines?: number;
  /** To be copied; browsers let people copy anything. */
  readonly selectable?: boolean;
  readonly children: ReactNode;
}

function useType(as: TypeName): TextStyle {
  const scale = useOwnTextScale();
  const { fontFamily, fontSize, lineHeight } = type[as];
  return { fontFamily, fontSize: fontSize * scale, lineHeight: lineHeight * scale };
}

/** All running text. */
export function Words(props: WordsProps) {
  const { as = 'body', colour, align = 'left', lines, selectable, children } = props;
  const { ink } = useColours();
  const look = useType(as);
  return (
    <Text
      numberOfLines={lines}
      selectable={selectable}
      style={[look, { color: colour ?? ink, textAlign: align }]}
    >
      {children}
    </Text>
  );
}

interface HeadingProps extends Omit<WordsProps, 'as' | 'lines' | 'selectable'> {
  /** A screen has one of the first level: people who come to it begin to read there. */
  readonly level?: 1 | 2 | 3;
  /** Where it looks unlike its level. */
  readonly as?: TypeName;
  /** All of it, where fewer words are written than are meant. */
  readonly spoken?: string | undefined;
  /** For what comes up with a heading that the focus shall go to. */
  readonly ref?: Ref<Text>;
}

const HEADINGS = { 1: 'title', 2: 'heading', 3: 'label' } as const;

export function Heading({ level = 2, as = HEADINGS[level], colour, ...props }: HeadingProps) {
  const { align = 'left' } = props;
  const { ink } = useColours();
  const letters = useType(as);
  const isFirst = level === 1;
  const first = useArrivalFocus(isFirst);
  const ref = isFirst ? first : props.ref;
  return (
    <Text
      ref={ref}
      {...(ref !== undefined && { tabIndex: -1 })}
      role="heading"
      aria-level={level}
      aria-label={props.spoken}
      style={[letters, styles.heading, { color: colour ?? ink, textAlign: align }]}
    >
      {props.children}
    </Text>
  );
}

interface DrawnWordsProps {
  readonly size: number;
  readonly colour: string;
  readonly children: string;
}

/** Text that is part of a drawing: it grows with the drawing, not with the text size. */
export function DrawnWords({ size, colour, children }: DrawnWordsProps) {
  return (
    <Text
      allowFontScaling={false}
      numberOfLines={1}
      style={{
        fontFamily: font.strong,
        fontSize: size,
        lineHeight: size * 1.15,
        color: colour,
        textAlign: 'center',
        userSelect: 'none',
      }}
    >
      {children}
    </Text>
  );
}

// For the ring round one that has the focus.
const styles = StyleSheet.create({ heading: { borderRadius: radius.s } });
