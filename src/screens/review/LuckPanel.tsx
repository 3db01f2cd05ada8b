import { balanceInTenths, type Balance } from '../../game-core/coach/balance';
import { usePhrases } from '../../i18n';
import { barsOf } from '../../tables/shared/coach/bars';
import { useQuietBar } from '../../tables/shared/coach/quiet-bar';
import { SumBars } from '../../tables/shared/coach/SumBars';
import { useColours } from '../../ui';

/** How the seat came from an even share to its result: three bars that add up as they are written. */
export function LuckPanel({ balance }: { readonly balance: Balance }) {
  const { coach } = usePhrases();
  const { accents, danger } = useColours();
  const quiet = useQuietBar();
  const { percent, points, parts: names } = coach;
  const { start, luck, choices, slips, result } = balanceInTenths(balance);
  const looks = {
    start: { name: names.start, value: percent(start), fill: quiet },
    luck: { name: names.luck, value: points(luck), fill: accents.cheese.fill },
    choices: { name: names.choices, value: points(choices), fill: danger.fill, isHatched: true },
    slips: { name: names.slips, value: points(slips), fill: accents.misty.fill },
    result: { name: names.result, value: percent(result), fill: accents.mist.fill },
  };
  const parts = [
    ['luck', luck],
    ['choices', choices],
    ['slips', slips],
  ] as const;
  return (
    <SumBars
      title={coach.luckAndSkill}
      sum={coach.sum(start, luck, choices, slips, result)}
      label={coach.sumInWords(
        looks.start.value,
        looks.luck.value,
        looks.choices.value,
        looks.slips.value,
        looks.result.value,
      )}
      {...barsOf({ start, parts, result })}
      looks={looks}
    />
  );
}
