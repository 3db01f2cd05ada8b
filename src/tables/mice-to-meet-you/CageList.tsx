import { StyleSheet, View } from 'react-native';
import type { Card } from '../../game-core/games/mice-to-meet-you/cards';
import { usePhrases } from '../../i18n';
import { space, Words } from '../../ui';
import { RoomLook } from './house/RoomLook';

const CARD = { width: 58, height: 66 };

/** The cards in a cage, the top one first: that is the one that may come back. */
export function CageList({ cage }: { readonly cage: readonly Card[] }) {
  const { mice: say } = usePhrases();
  if (cage.length === 0) return <Words>{say.cageEmpty}</Words>;
  return (
    <>
      <Words as="small">{say.cageOrder}</Words>
      <View style={styles.cards}>
        {cage.toReversed().map((card) => (
          <View key={card} accessible role="img" aria-label={say.room(card)}>
            <RoomLook
              card={card}
              kind="mice"
              light="plain"
              isChosen={false}
              width={CARD.width}
              height={CARD.height}
            />
          </View>
        ))}
      </View>
    </>
  );
}

const styles = StyleSheet.create({
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
