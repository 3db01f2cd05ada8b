import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Person } from '../../storage/persons';
import { outline, Picture, radius, useColours, type AccentName } from '../../ui';
import { Face, isFace } from '../../ui/art/Face';
import { botFace } from './bot-faces';

interface FrameProps {
  readonly size: number;
  readonly accent: AccentName;
  /** Not chosen, or not a person: a quiet frame. */
  readonly isQuiet?: boolean;
}

interface PersonFaceProps extends FrameProps {
  /** Nobody: somebody whose name the device does not know. */
  readonly person: Person | undefined;
}

const INSIDE = 0.72;

export function PersonFace({ person, ...frame }: PersonFaceProps) {
  const inside = frame.size * INSIDE;
  const picture = person?.picture ?? '';
  return (
    <Frame {...frame}>
      {isFace(picture) ? (
        <Face name={picture} size={inside} />
      ) : (
        <Picture name="smile" size={inside} />
      )}
    </Frame>
  );
}

interface BotFaceProps extends FrameProps {
  readonly id: number;
}

export function BotFace({ id, ...frame }: BotFaceProps) {
  return (
    <Frame {...frame} isQuiet>
      <Picture name={botFace(id)} size={frame.size * INSIDE} />
    </Frame>
  );
}

function Frame({
  size,
  accent,
  isQuiet = false,
  children,
}: FrameProps & { readonly children: ReactNode }) {
  const { accents, line, paper } = useColours();
  const { soft, text } = accents[accent];
  return (
    <View
      style={[
        styles.frame,
        {
          width: size,
          height: size,
          backgroundColor: isQuiet ? paper : soft,
          borderColor: isQuiet ? line : text,
          borderWidth: isQuiet ? outline.normal : outline.normal + 1,
        },
      ]}
    >
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  frame: { alignItems: 'center', justifyContent: 'center', borderRadius: radius.round },
});
