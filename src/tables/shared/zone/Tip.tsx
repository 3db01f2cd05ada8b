import { View } from 'react-native';
import { useColours, Words } from '../../../ui';

/** Something small to know, for eyes only: who listens to the table is told what they can do by its keys. */
export function Tip({ children }: { readonly children: string }) {
  const { inkSoft } = useColours();
  return (
    <View aria-hidden>
      <Words as="small" align="center" colour={inkSoft}>
        {children}
      </Words>
    </View>
  );
}
