import { isDiceCard, type Card } from '../../../game-core/games/mice-to-meet-you/cards';
import { usePhrases } from '../../../i18n';
import { Button, Sheet, Words } from '../../../ui';
import { reachOf, type Question } from '../choosing/question';

interface Props {
  readonly open: boolean;
  readonly question: Question;
  readonly onChoose: (card: Card) => void;
  readonly onClose: () => void;
}

/** What the throw can reach, as a list: for who does not see the lights, and for who likes lists. */
export function ReachSheet({ open, question, onChoose, onClose }: Props) {
  const say = usePhrases();
  const reach = [...reachOf(question)];
  return (
    <Sheet open={open} title={say.mice.reachTitle} closeLabel={say.table.close} onClose={onClose}>
      {reach.length === 0 && <Words>{say.mice.reachNothing}</Words>}
      {reach.map(([card, price]) => (
        <Button
          key={card}
          kind="quiet"
          label={say.mice.reachOne(card, isDiceCard(card), price)}
          onPress={() => {
            onChoose(card);
            onClose();
          }}
        />
      ))}
    </Sheet>
  );
}
