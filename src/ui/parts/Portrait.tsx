import { StyleSheet, View } from 'react-native';
import { Picture, type PictureName } from '../art/Picture';
import { ringOf } from '../theme/colours';
import { useColours } from '../theme/ThemeProvider';

interface Props {
  readonly picture: PictureName;
  readonly size: number;
}

/** A player's picture in a round frame of its colour; the name stands beside it. */
export function Portrait({ picture, size }: Props) {
  const colours = useColours();
  const ring = Math.max(3, size * 0.09);
  return (
    <View
      style={[
        styles.frame,
        {
          width: size,
          height: size,
          borderRadius: size,
          borderWidth: ring,
          borderColor: ringOf(colours, picture),
          backgroundColor: colours.food.ground,
        },
      ]}
    >
      <Picture name={picture} size={size * 0.7} />
    </View>
  );
}

const styles = StyleSheet.create({ frame: { alignItems: 'center', justifyContent: 'center' } });
