import { useState } from 'react';
import type { ChanceCheck } from '../../game-core/kernel/dice';
import { usePhrases, type Phrases } from '../../i18n';
import type { Session } from '../../session/session';
import { Announce, Button, Code, Heading, Panel, Words } from '../../ui';
import { useSeal } from './useSeal';

interface Props {
  readonly session: Session;
}

/** The match's secret number: sealed at the start, opened at the end, and then anybody can check it. */
export function Seal({ session }: Props) {
  const say = usePhrases();
  const seal = useSeal(session);
  // Only what is over is opened.
  const seed = session.outcome()?.record.seed;
  const [checked, setChecked] = useState<ChanceCheck | null>(null);
  const result = checked === null ? '' : inWords(checked, say);
  return (
    <Panel>
      <Heading>{say.dice.seal.title}</Heading>
      <Words>{say.dice.seal.sealed}</Words>
      {seal.kind === 'there' && <Code>{seal.digits}</Code>}
      {seal.kind === 'unavailable' && <Words>{say.dice.seal.unavailable}</Words>}
      {seed !== undefined && (
        <>
          <Words>{say.dice.seal.opened}</Words>
          <Code>{seed}</Code>
          <Words>{say.dice.seal.how}</Words>
          <Button
            kind="quiet"
            icon="check"
            label={say.dice.seal.check}
            onPress={() => setChecked(session.checkDice())}
          />
          {checked !== null && <Words as="label">{result}</Words>}
          <Announce message={result} />
        </>
      )}
    </Panel>
  );
}

function inWords({ agreed, all }: ChanceCheck, say: Phrases): string {
  return agreed === all ? say.dice.seal.right(all) : say.dice.seal.wrong(all - agreed, all);
}
