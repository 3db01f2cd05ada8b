import { StyleSheet, View } from 'react-native';
import { pictureOf, type AnimalName } from '../animals';
import { Picture } from '../art/Picture';
import { useColours } from '../theme/ThemeProvider';

interface Props {
  readonly animal: AnimalName;
  readonly size: number;
}

/** A player's animal in a round frame of its colour; the name stands beside it. */
export function Portrait({ animal, size }: Props) {
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
          borderColor: colours.animals[animal],
          backgroundColor: colours.food.ground,
        },
      ]}
    >
      <Picture name={pictureOf(animal)} size={size * 0.7} />
    </View>
  );
}

const styles = StyleSheet.create({ frame: { alignItems: 'center', justifyContent: 'center' } });
