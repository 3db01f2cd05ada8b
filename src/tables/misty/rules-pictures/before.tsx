import { View } from 'react-native';
import type { Kind } from '../../../game-core/games/misty/cards';
import { Arrow, Drawing, Row } from '../../shared/rule-drawing';
import { RuleCard, RuleWindow } from './pieces';

/** Pictures of what there is, and how a window is built. */

export function ComesAlivePicture() {
  return (
    <Drawing>
      <Row>
        <RuleCard kind="smile" />
        <RuleCard kind="truck" />
        <Arrow to="right" />
        <RuleCard kind="smile" look="awake" />
        <RuleCard kind="truck" look="awake" />
      </Row>
    </Drawing>
  );
}

/** Rows that are as short as the narrowest phone. */
const MOVERS: readonly (readonly Kind[])[] = [
  ['rocket', 'balloon', 'leaf', 'raindrop'],
  ['truck', 'unicycle', 'tractor', 'scooter'],
];

export function MoversPicture() {
  return <Kinds rows={MOVERS} />;
}

const STAYERS: readonly (readonly Kind[])[] = [
  ['heart', 'star', 'house'],
  ['smile', 'flower', 'monster'],
];

export function StayersPicture() {
  return <Kinds rows={STAYERS} />;
}

/** Kinds of cards with what each is worth. */
function Kinds({ rows }: { readonly rows: readonly (readonly Kind[])[] }) {
  return (
    <Drawing>
      {rows.map((kinds) => (
        <Row key={kinds[0]}>
          {kinds.map((kind) => (
            <RuleCard key={kind} kind={kind} points={kind === 'flower' ? 2 : 1} />
          ))}
        </Row>
      ))}
    </Drawing>
  );
}

/** One card stays, the others go on. */
export function PickAndPassPicture() {
  return (
    <Drawing>
      <Row>
        <RuleWindow
          isOpen
          rows={[
            ['smile', null],
            [null, 'heart'],
          ]}
        />
        <RuleCard kind="flower" />
      </Row>
      <Row>
        <Arrow to="left" />
        <RuleCard kind="rocket" />
        <RuleCard kind="house" />
        <RuleCard kind="leaf" />
      </Row>
    </Drawing>
  );
}

const HIGH = [
  ['heart', 'smile', 'smile'],
  ['truck', 'leaf', 'flower'],
  ['balloon', 'star', 'house'],
  ['monster', 'rocket', 'tractor'],
] as const;
const WIDE = [
  ['smile', 'smile', 'star', 'heart'],
  ['flower', 'truck', 'house', 'leaf'],
  ['raindrop', 'monster', 'scooter', 'star'],
] as const;

export function TwoFramesPicture() {
  return (
    <Drawing>
      <Row>
        <RuleWindow rows={HIGH} />
        <RuleWindow rows={WIDE} />
      </Row>
    </Drawing>
  );
}

export function FourWidePicture() {
  return (
    <Drawing>
      <View>
        <RuleWindow
          rows={[
            [null, null, 'heart', null],
            ['smile', 'truck', null, 'star'],
            [null, 'flower', null, null],
          ]}
        />
      </View>
    </Drawing>
  );
}

export function SmallFramePicture() {
  return (
    <Drawing>
      <RuleWindow
        rows={[
          ['flower', 'smile', 'smile'],
          ['truck', 'heart', 'leaf'],
          ['rocket', 'house', 'star'],
        ]}
      />
    </Drawing>
  );
}
