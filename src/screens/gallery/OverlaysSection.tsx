import { useState } from 'react';
import { Button, Segmented, Sheet, SwitchRow, Toast, Words } from '../../ui';
import { Section, Row } from './Section';

const SEATS = ['3', '4', '5', '6'].map((value) => ({ value, label: value }));

export function OverlaysSection() {
  const [isOpen, setOpen] = useState(false);
  const [seats, setSeats] = useState('4');
  const [toasts, setToasts] = useState(true);
  const close = () => setOpen(false);
  return (
    <Section title="Sheet and toast">
      <Row>
        <Button kind="quiet" label="Open the sheet" onPress={() => setOpen(true)} />
        <Button kind="quiet" label="Toasts" onPress={() => setToasts(true)} />
      </Row>
      {toasts && (
        <>
          <Toast
            picture="cow"
            message="Mia hops 4 and takes +8 from Bea."
            closeLabel="Close"
            onClose={() => setToasts(false)}
          />
          <Toast
            icon="stop"
            tone="danger"
            message="The 4 has come before: the turn ends here."
            closeLabel="Close"
            onClose={() => setToasts(false)}
          />
        </>
      )}
      <Sheet
        open={isOpen}
        title="Who plays?"
        closeLabel="Close"
        onClose={close}
        footer={<Button label="Play" onPress={close} />}
      >
        <Words>Three to six, each a person or a bot.</Words>
        <Segmented label="Players" choices={SEATS} value={seats} onChange={setSeats} />
        <SwitchRow
          label="Doubling"
          hint="Cards of your own animal count double."
          on
          onChange={close}
        />
        <SwitchRow label="Another round" hint="One more turn each." on={false} onChange={close} />
      </Sheet>
    </Section>
  );
}
