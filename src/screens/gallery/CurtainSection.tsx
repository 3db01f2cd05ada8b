import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useCurtainPortraitSize } from '../../tables/shared/curtain/Curtain';
import { CurtainedArea } from '../../tables/shared/curtain/CurtainedArea';
import { Button, Portrait, Words } from '../../ui';
import { Section } from './Section';

/** A table with something to hide. */
export function CurtainSection() {
  const [isDrawn, setDrawn] = useState(false);
  const size = useCurtainPortraitSize();
  return (
    <Section title="Curtain">
      <View style={styles.table}>
        <CurtainedArea
          curtain={
            isDrawn
              ? {
                  portrait: <Portrait picture="rabbit" size={size} />,
                  title: 'Mia, it is your turn',
                  line: 'Everybody else looks out of the window.',
                  actionLabel: 'I am Mia',
                  onLift: () => setDrawn(false),
                }
              : null
          }
        >
          <View style={styles.secret}>
            <Words align="center">Only Ben may know this.</Words>
            <Button kind="quiet" label="Draw the curtain" onPress={() => setDrawn(true)} />
          </View>
        </CurtainedArea>
      </View>
    </Section>
  );
}

const styles = StyleSheet.create({
  table: { height: 480 },
  secret: { flex: 1, alignItems: 'center', justifyContent: 'center' },
});
