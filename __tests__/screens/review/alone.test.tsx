import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { View } from 'react-native';
import { GAMES } from '../../../src/game-core/games';
import { miceToMeetYou } from '../../../src/game-core/games/mice-to-meet-you';
import type { Judge } from '../../../src/game-core/kernel/judge';
import type { Match } from '../../../src/game-core/kernel/match';
import { toRecord } from '../../../src/game-core/kernel/record';
import type { Entry } from '../../../src/game-core/kernel/registry';
import { en } from '../../../src/i18n/en';
import { CurveReplay } from '../../../src/screens/review/CurveReplay';
import { TrialEnd } from '../../../src/screens/review/TrialEnd';
import { openPast, type Past } from '../../../src/session/past';
import type { TrialWish } from '../../../src/session/trial';
import { GAME_TABLES } from '../../../src/tables';
import { reviewOf } from '../../../src/tables/mice-to-meet-you/solo/review/review-of';
import { writtenJudge } from '../../../src/tables/mice-to-meet-you/solo/values/written-judge';
import { sessionOn, step } from '../../session/sessions';
import { MemoryStore } from '../../storage/memory-store';
import { playAlone, recordOf, SOLOISTS, VALUES } from '../../tables/mice-to-meet-you/solo/played';
import { InApp } from '../support/InApp';

const GAME = 'mice-to-meet-you';
const TABLE = GAME_TABLES[GAME];
const PLAYERS = [{ name: 'Clara', bot: null }];
const MATCH = playAlone(SOLOISTS[2]!, 1, 'looked at along its curve');
const REVIEW = reviewOf(VALUES, recordOf(MATCH));
const [WORST] = REVIEW.costly;
const PLAYED = MATCH as unknown as Match;

function pastIn(store = new MemoryStore()): Past {
  return openPast('one', toRecord(PLAYED, PLAYERS), {
    registry: GAMES,
    judges: { [GAME]: writtenJudge(VALUES) as unknown as Judge },
    store,
    tableOptions: {},
    hinted: ['0/1'],
    digest: async (text) => text,
    now: () => 0,
    pause: async () => undefined,
  });
}

const nothing = () => undefined;
const session = sessionOn(miceToMeetYou as unknown as Entry, PLAYED, PLAYERS);

function layOut() {
  const layout = { x: 0, y: 0, width: 360, height: 560 };
  for (const place of screen.UNSAFE_getAllByType(View)) {
    if ('onLayout' in place.props) fireEvent(place, 'layout', { nativeEvent: { layout } });
  }
}

async function watch(past: Past | null, from?: number) {
  const onTry = jest.fn();
  const replay = (found: Past | null) => (
    <InApp>
      <CurveReplay
        session={session}
        past={found}
        table={TABLE}
        seat={0}
        from={from}
        onDice={nothing}
        onTry={onTry}
        onEnd={nothing}
      />
    </InApp>
  );
  const { rerender } = render(replay(past));
  await act(async () => undefined);
  layOut();
  const find = async (found: Past) => {
    rerender(replay(found));
    await act(async () => undefined);
    layOut();
  };
  return { onTry, find };
}

const slider = () => screen.getByRole('slider');
const said = () => String(slider().props['aria-valuetext']);
const button = (name: string | RegExp) => screen.getByRole('button', { name });

test('the game again follows the curve of the solved game, in the figures of the review', async () => {
  expect(WORST).toBeDefined();
  const { percent } = en.coach;
  const { moment, kept, couldKeep, round } = WORST!;
  await watch(pastIn(), moment);
  expect(said()).toContain(`${en.coach.round(round)} · ${percent(couldKeep)}`);
  expect(
    screen.getByText(
      new RegExp(`: ${percent(couldKeep)}, not ${percent(kept)}$`.replaceAll('\u00a0', '\\s')),
    ),
  ).toBeTruthy();
  const marks = ['chosen', 'better'].map((mark) =>
    screen.queryAllByTestId(`mark-${mark}`, { includeHiddenElements: true }),
  );
  expect(marks.every((all) => all.length > 0)).toBe(true);
  fireEvent.press(button(en.table.replay.forward));
  expect(said()).toContain(` · ${percent(kept)}`);
});

test('nobody else’s eyes are offered, nor who plays the others', async () => {
  const { onTry } = await watch(pastIn(), WORST!.moment);
  expect(screen.queryByRole('button', { name: en.coach.replay.seenBy('Clara') })).toBeNull();
  fireEvent.press(button(en.coach.whatIf.key));
  const dice = [en.coach.whatIf.same, en.coach.whatIf.new].map((way) => new RegExp(`^${way}`));
  const choices = screen.getAllByRole('radio');
  expect(choices).toHaveLength(2);
  choices.forEach((choice, nth) => expect(choice).toHaveAccessibleName(dice[nth]!));
  fireEvent.press(button(en.coach.whatIf.start));
  expect(onTry).toHaveBeenCalledWith(
    expect.objectContaining({ moment: WORST!.moment, seat: 0, chance: 'same' }),
  );
});

test('as long as nobody can judge it, it is gone through step by step, and then along the curve from the same step', async () => {
  const { find } = await watch(null);
  expect(said()).toBe(en.table.replay.at(1, MATCH.length));
  for (let at = 1; at < 7; at += 1) fireEvent.press(button(en.table.replay.forward));
  expect(screen.queryByRole('button', { name: en.coach.whatIf.key })).toBeNull();
  await find(pastIn());
  expect(slider().props['aria-valuenow']).toBe(7);
  expect(said()).toContain('%');
  expect(button(en.coach.whatIf.key)).toBeEnabled();
});

test.each(['same', 'new'] as const)(
  'a trial with %s dice is rated at its end beside the game, with both curves, and kept nowhere',
  async (chance) => {
    const store = new MemoryStore();
    const past = pastIn(store);
    const { moment } = WORST!;
    const wish: TrialWish = { moment, seat: 0, chance, others: 'bots' };
    const trial = past.trial(wish);
    expect(trial.session.players).toEqual(PLAYERS);
    while (trial.session.state.getState().next !== 'over') await step(trial.session);
    const { rating } = trial.session.outcome()!;
    render(
      <InApp>
        <TrialEnd game={GAME} trial={trial} past={past} table={TABLE} onEnd={nothing} />
      </InApp>,
    );
    await act(async () => undefined);
    layOut();
    const { percent } = en.coach;
    const inTrial = percent(rating! >= 4 ? 1000 : 0);
    const curves = en.coach.whatIf.bothCurves(
      percent(WORST!.couldKeep),
      percent(REVIEW.sum.result),
      inTrial,
    );
    expect(screen.getByRole('img', { name: curves })).toBeTruthy();
    expect(screen.getByRole('heading', { name: en.miceReview.curve })).toBeTruthy();
    const own = miceToMeetYou.game.rating!(MATCH.state)!;
    expect(screen.getAllByText(en.miceSolo.ofSeven(rating!)).length).toBeGreaterThan(0);
    expect(screen.getAllByText(en.miceSolo.ofSeven(own)).length).toBeGreaterThan(0);
    // A hint was used in the game, and none in the trial.
    expect(screen.getAllByText(en.hint.used(1))).toHaveLength(1);
    expect(screen.queryByText(/place/)).toBeNull();
    expect([...store.items]).toEqual([]);
  },
);
