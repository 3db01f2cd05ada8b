import { useState } from 'react';
import { Button, Curtain, Segmented, Sheet, SwitchRow, Toast, Words } from '../../ui';
import { Section, Row } from './Section';

const SEATS = ['3', '4', '5', '6'].map((value) => ({ value, label: value }));

export function OverlaysSection() {
  const [open, setOpen] = useState<'sheet' | 'curtain' | null>(null);
  const [seats, setSeats] = useState('4');
  const [toasts, setToasts] = useState(true);
  const close = () => setOpen(null);
  return (
    <Section title="Sheet, curtain, toast">
      <Row>
        <Button kind="quiet" label="Open the sheet" onPress={() => setOpen('sheet')} />
        <Button kind="quiet" label="Draw the curtain" onPress={() => setOpen('curtain')} />
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
        open={open === 'sheet'}
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
      <Curtain
        open={open === 'curtain'}
        picture="rabbit"
        title="Mia, it is your turn"
        line="Everybody else looks out of the window."
        actionLabel="I am Mia"
        onLift={close}
      />
    </Section>
  );
}
