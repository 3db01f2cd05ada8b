import { useState, type ReactNode } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { usePhrases } from '../../i18n';
import type { TrialWish } from '../../session/trial';
import { nameOf } from '../../tables/shared/names';
import {
  Button,
  Heading,
  Icon,
  largeText,
  radius,
  Sheet,
  space,
  useColours,
  useTextScale,
  wideFrom,
  Words,
} from '../../ui';
import { PictureCards } from '../../ui/parts/PictureCards';
import { isLowFrame } from '../table/TableFrame';
import { LOW, WhatIfFork, type ForkProps } from './WhatIfFork';
import { BotsPicture, ChancePicture, FacesPicture } from './WhatIfPictures';

interface Props extends ForkProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onStart: (wish: TrialWish) => void;
}

/** How a trial is to be played: the fork, the dice to come, who plays the others, and what it does not do. */
export function WhatIfSheet({ open, onClose, onStart, ...fork }: Props) {
  const { coach, table: words } = usePhrases();
  const { whatIf } = coach;
  const { past, seat, moment } = fork;
  const isLarge = useTextScale() >= largeText;
  const [chance, setChance] = useState<TrialWish['chance']>('same');
  const [others, setOthers] = useState<TrialWish['others']>('bots');
  const seats = past.players.map((_, each) => each).filter((each) => each !== seat);
  const names = seats.map((each) => nameOf(past.players, each));
  return (
    <Sheet
      open={open}
      title={isLarge ? whatIf.short : whatIf.title}
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
      <Layout fork={<WhatIfFork {...fork} />} promise={<Promised />}>
        <View style={styles.pair}>
          <Heading level={3}>{whatIf.chance}</Heading>
          <PictureCards
            label={whatIf.chance}
            value={chance}
            onChange={setChance}
            choices={[
              {
                value: 'same',
                label: whatIf.same,
                hint: whatIf.sameLine,
                picture: <ChancePicture chance="same" />,
              },
              {
                value: 'new',
                label: whatIf.new,
                hint: whatIf.newLine,
                picture: <ChancePicture chance="new" />,
              },
            ]}
          />
        </View>
        {seats.length > 0 && (
          <View style={styles.pair}>
            <Heading level={3}>{whatIf.others}</Heading>
            <PictureCards
              label={whatIf.others}
              value={others}
              onChange={setOthers}
              choices={[
                {
                  value: 'bots',
                  label: whatIf.bots,
                  hint: names.join(', '),
                  picture: <BotsPicture />,
                },
                {
                  value: 'me',
                  label: whatIf.me,
                  hint: whatIf.meLine(past.players.length),
                  picture: <FacesPicture seats={seats} />,
                },
              ]}
            />
          </View>
        )}
      </Layout>
    </Sheet>
  );
}

interface LayoutProps {
  readonly fork: ReactNode;
  readonly promise: ReactNode;
  /** What can be chosen. */
  readonly children: ReactNode;
}

/** One below the other; where it is low and wide, what it is about stands beside what can be chosen. */
function Layout({ fork, promise, children }: LayoutProps) {
  const size = useWindowDimensions();
  const isLarge = useTextScale() >= largeText;
  if (isLarge || size.width < wideFrom || !isLowFrame(size))
    return (
      <View style={size.height < LOW ? styles.dense : styles.column}>
        {fork}
        {children}
        {promise}
      </View>
    );
  return (
    <View style={styles.columns}>
      <View style={[styles.column, styles.half]}>
        {fork}
        {promise}
      </View>
      <View style={[styles.column, styles.half]}>{children}</View>
    </View>
  );
}

function Promised() {
  const { coach } = usePhrases();
  const { sunken, ink } = useColours();
  return (
    <View style={[styles.promise, { backgroundColor: sunken }]}>
      <Icon name="log" size={22} colour={ink} />
      <View style={styles.words}>
        <Words as="small">{coach.whatIf.promise}</Words>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  columns: { flexDirection: 'row', gap: space.l },
  half: { flex: 1 },
  column: { gap: space.m },
  dense: { gap: space.s },
  pair: { gap: space.xs },
  words: { flex: 1 },
  promise: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    paddingHorizontal: space.m,
    paddingVertical: space.xs,
    borderRadius: radius.m,
  },
});
