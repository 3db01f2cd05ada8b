import { usePhrases } from '../../../../i18n';
import { useColours } from '../../../../ui';
import { barsOf } from '../../../shared/coach/bars';
import { useQuietBar } from '../../../shared/coach/quiet-bar';
import { SumBars } from '../../../shared/coach/SumBars';
import type { Sum } from './percent';

/** How the game came from its start value to its result: two bars that add up. */
export function LuckAndSkill({ sum: { start, luck, skill, result } }: { readonly sum: Sum }) {
  const { miceSolo, miceReview: words } = usePhrases();
  const { accents, danger, glow } = useColours();
  const quiet = useQuietBar();
  const { percent, points } = miceSolo;
  const looks = {
    start: { name: words.start, value: percent(start), fill: quiet },
    luck: { name: words.luck, value: points(luck), fill: accents.misty.fill },
    skill: { name: words.skill, value: points(skill), fill: danger.fill, isHatched: true },
    result: { name: words.result, value: percent(result), fill: glow },
  };
  const parts = [
    ['luck', luck],
    ['skill', skill],
  ] as const;
  return (
    <SumBars
      title={words.luckAndSkill}
      sum={words.sum(start, luck, skill, result)}
      label={words.sumInWords(
        looks.start.value,
        looks.luck.value,
        looks.skill.value,
        looks.result.value,
      )}
      {...barsOf({ start, parts, result })}
      looks={looks}
    />
  );
}
