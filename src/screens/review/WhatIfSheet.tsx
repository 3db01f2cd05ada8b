import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Seat } from '../../game-core/kernel/seats';
import { usePhrases } from '../../i18n';
import type { Past } from '../../session/past';
import type { TrialWish } from '../../session/trial';
import type { GameTable, Teller } from '../../tables/shared/game-table';
import { nameOf } from '../../tables/shared/names';
import {
  Button,
  Heading,
  Icon,
  largeText,
  outline,
  radius,
  Sheet,
  space,
  useColours,
  useTextScale,
  Words,
} from '../../ui';
import { RadioRows } from '../../ui/parts/RadioRows';
import { SmallBoard } from './SmallBoard';
import { happenedInWords } from './words';

interface Props {
  readonly open: boolean;
  readonly past: Past;
  readonly table: GameTable;
  readonly teller: Teller;
  /** Who tries something else. */
  readonly seat: Seat;
  /** From there: how many actions led to it. */
  readonly moment: number;
  readonly onClose: () => void;
  readonly onStart: (wish: TrialWish) => void;
}

/** How a trial is to be played: the fork, the dice to come, who plays the others, and what it does not do. */
export function WhatIfSheet({ open, past, table, teller, seat, moment, onClose, onStart }: Props) {
  const { coach, table: words } = usePhrases();
  const { sunken, ink } = useColours();
  const { whatIf } = coach;
  const isLarge = useTextScale() >= largeText;
  const [chance, setChance] = useState<TrialWish['chance']>('same');
  const [others, setOthers] = useState<TrialWish['others']>('bots');
  const names = past.players
    .map((_, each) => each)
    .filter((each) => each !== seat)
    .map((each) => nameOf(past.players, each));
  return (
    <Sheet
      open={open}
      title={whatIf.title}
      closeLabel={words.close}
      wide
      onClose={onClose}
      footer={
        <Button
          {...(!isLarge && { icon: 'play' as const })}
          label={whatIf.start}
          onPress={() => onStart({ moment, seat, chance, others })}
        />
      }
    >
      <Fork past={past} table={table} teller={teller} seat={seat} moment={moment} />
      <Heading level={3}>{whatIf.chance}</Heading>
      <RadioRows
        label={whatIf.chance}
        value={chance}
        onChange={setChance}
        choices={[
          { value: 'same', label: whatIf.same, hint: whatIf.sameLine },
          { value: 'new', label: whatIf.new, hint: whatIf.newLine },
        ]}
      />
      <Heading level={3}>{whatIf.others}</Heading>
      <RadioRows
        label={whatIf.others}
        value={others}
        onChange={setOthers}
        choices={[
          { value: 'bots', label: whatIf.bots, hint: names.join(', '), picture: 'robot' },
          { value: 'me', label: whatIf.me, hint: whatIf.meLine(past.players.length) },
        ]}
      />
      <View style={[styles.promise, { backgroundColor: sunken }]}>
        <Icon name="log" size={22} colour={ink} />
        <View style={styles.words}>
          <Words as="small">{whatIf.promise}</Words>
        </View>
      </View>
    </Sheet>
  );
}

type ForkProps = Pick<Props, 'past' | 'table' | 'teller' | 'seat' | 'moment'>;

const BOARD = 84;

/** The table as it was, what happened next, and that it is open again. */
function Fork({ past, table, teller, seat, moment }: ForkProps) {
  const { whatIf } = usePhrases().coach;
  const { accents, hairline, surface, inkSoft } = useColours();
  const isLarge = useTextScale() >= largeText;
  const next = past.moveAt(moment);
  const happened = happenedInWords(past, seat, moment, table, teller);
  return (
    <View style={[styles.fork, { borderColor: hairline, backgroundColor: surface }]}>
      {!isLarge && (
        <SmallBoard
          table={table}
          view={past.viewAt(moment, seat)}
          players={past.players}
          width={BOARD}
        />
      )}
      <View style={styles.words}>
        <Words as="small" colour={inkSoft}>
          {whatIf.yourGame}
        </Words>
        <Words as="smallStrong">{happened}</Words>
        <Words as="small" colour={accents.mist.text}>
          {whatIf.theTrial}
        </Words>
        <Words as="smallStrong" colour={accents.mist.text}>
          {next?.by === seat ? whatIf.chooseAnew : whatIf.goesOn}
        </Words>
      </View>
      <Icon name="fork" size={30} colour={accents.mist.text} />
    </View>
  );
}

const styles = StyleSheet.create({
  fork: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    padding: space.s,
    borderRadius: radius.m,
    borderWidth: outline.thin,
  },
  words: { flex: 1 },
  promise: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    padding: space.m,
    borderRadius: radius.m,
  },
});
