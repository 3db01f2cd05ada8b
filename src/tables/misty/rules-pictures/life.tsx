import { Arrow, Drawing, Row } from '../../shared/rule-drawing';
import { Raindrops } from '../pieces/signs';
import { Extra, RuleCard, RuleGap, Sum, type RuleCardProps } from './pieces';

/** Pictures of windows that come to life, and of counting. */

/** A card by its kind, alive and with what it counts, or an empty pane. */
type Pane = RuleCardProps | null;

/** What stands in a row: panes, what becomes of them, what smiles earn together, and a sum. */
type Part = Pane | 'becomes' | 'extra' | { readonly sum: string };

const asleep = (kind: RuleCardProps['kind']): Pane => ({ kind });
const awake = (kind: RuleCardProps['kind'], points?: number): Pane => ({
  kind,
  look: 'awake',
  ...(points !== undefined && { points }),
});
const smudged = (kind: RuleCardProps['kind']): Pane => ({ kind, look: 'smudged', points: 0 });

/** A picture of such rows. */
const pictureOf = (...rows: readonly (readonly Part[])[]) =>
  function Picture() {
    return (
      <Drawing>
        {rows.map((parts, row) => (
          <Row key={row}>
            {parts.map((part, nth) => (
              <Drawn key={nth} part={part} />
            ))}
          </Row>
        ))}
      </Drawing>
    );
  };

function Drawn({ part }: { readonly part: Part }) {
  if (part === null) return <RuleGap />;
  if (part === 'becomes') return <Arrow to="right" />;
  if (part === 'extra') return <Extra points={1} />;
  return 'sum' in part ? <Sum>{part.sum}</Sum> : <RuleCard {...part} />;
}

/** What is at the edge drives out of the window. */
export const LeavingPicture = pictureOf([
  asleep('house'),
  asleep('truck'),
  'becomes',
  awake('house', 1),
  null,
]);

export const CoveringPicture = pictureOf([
  asleep('truck'),
  asleep('raindrop'),
  'becomes',
  null,
  smudged('truck'),
]);

const TRUCKS = [asleep('truck'), asleep('truck'), 'becomes', null] as const;

/** The one in front first, or the one behind. */
export const TwoTrucksPicture = pictureOf(
  [...TRUCKS, awake('truck', 1)],
  [...TRUCKS, smudged('truck')],
);

export const MealPicture = pictureOf(
  [awake('monster'), awake('flower'), awake('flower')],
  [null, awake('monster', 1), awake('flower', 2), { sum: '1 + 2 = 3' }],
);

export const HungryPicture = pictureOf(
  [awake('monster'), awake('flower'), awake('monster')],
  [null, awake('monster', 1), awake('monster', 1), { sum: '1 + 1 = 2' }],
);

const SMILE = awake('smile', 1);

export const TwoSmilesPicture = pictureOf([SMILE, 'extra', SMILE, { sum: '2 + 1 = 3' }]);

export const ThreeSmilesPicture = pictureOf([SMILE, 'extra', SMILE, SMILE, { sum: '3 + 1 = 4' }]);

export const CountingPicture = pictureOf(
  [awake('flower', 2), SMILE, 'extra', SMILE, SMILE],
  [awake('heart', 1), awake('truck', 1)],
  [{ sum: '2 + 4 + 1 + 1 = 8' }],
);

const TIE = [
  { points: '9', taken: 1 },
  { points: '9', taken: 1 },
  { points: '7', taken: 0 },
];

export function BothTakePicture() {
  return (
    <Drawing>
      {TIE.map(({ points, taken }, nth) => (
        <Row key={nth}>
          <Sum>{`${'ABC'[nth]}: ${points}`}</Sum>
          <Raindrops taken={taken} toWin={2} size={22} />
        </Row>
      ))}
    </Drawing>
  );
}
