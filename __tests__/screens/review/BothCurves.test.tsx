import { act, render, screen } from '@testing-library/react-native';
import { tenthsOf } from '../../../src/game-core/coach/balance';
import { reviewOf } from '../../../src/game-core/coach/review';
import { LanguageProvider } from '../../../src/i18n';
import { en } from '../../../src/i18n/en';
import { BothCurves } from '../../../src/screens/review/BothCurves';
import { step } from '../../session/sessions';
import { APPRAISAL, MATCH, pastOf } from './past';

const nextTask = () => new Promise<void>((resolve) => setImmediate(resolve));

test('the end of a trial tells where it forked, how the match ended and how the trial did', async () => {
  const past = await pastOf(true, [], nextTask);
  const moment = Math.floor(MATCH.length / 2);
  const { seat } = past.standings.find(({ rank }) => rank === 1)!;
  const trial = past.trial({ moment, seat, chance: 'new', others: 'bots' });
  while (trial.session.state.getState().next !== 'over') await step(trial.session);
  render(
    <LanguageProvider choice="en">
      <BothCurves past={past} trial={trial} />
    </LanguageProvider>,
  );
  const found = () => screen.queryByRole('img', { name: /trial/ });
  while (found() === null) await act(nextTask);

  const { curve } = reviewOf(APPRAISAL, seat);
  const [winner, ...others] = trial.session.outcome()!.standings.filter(({ rank }) => rank === 1);
  expect(others).toEqual([]);
  const inTrial = winner!.seat === seat ? 1 : 0;
  // Or it would not be seen if one stood for the other.
  expect(curve.at(-1)!.share).not.toBe(inTrial);
  const percent = (share: number) => en.coach.percent(tenthsOf(share));
  expect(found()).toHaveProp(
    'aria-label',
    en.coach.whatIf.bothCurves(
      percent(curve[moment]!.share),
      percent(curve.at(-1)!.share),
      percent(inTrial),
    ),
  );
});
