import { StyleSheet, View } from 'react-native';
import type { Mice } from '../../../../game-core/games/mice-to-meet-you/types';
import { usePhrases } from '../../../../i18n';
import {
  largeText,
  outline,
  Picture,
  radius,
  space,
  target,
  useColours,
  useTextScale,
  Words,
} from '../../../../ui';
import { Owl } from '../../../../ui/art/Owl';
import { RoundKey } from '../../../../ui/parts/RoundKey';
import type { BoardProps } from '../../../shared/game-table';
import type { Rect } from '../../../shared/geometry';
import { ChanceLine } from './ChanceLine';
import type { Hinting } from './useHint';

interface Props extends Pick<BoardProps<Mice>, 'tableOptions' | 'past' | 'isReplay'> {
  readonly view: Mice['view'];
  readonly place: Rect;
  readonly hinting: Hinting;
}

/** Above the house of who plays alone: the chance to clear it, if people want to see it, and a hint. */
export function SoloStrip({ view, place, hinting, tableOptions, past = NONE, isReplay }: Props) {
  const say = usePhrases();
  const { surface, hairline } = useColours();
  const isLarge = useTextScale() >= largeText;
  const hasKey = !isReplay;
  const wide = hasKey ? place.width - target - space.s : place.width;
  const strip = { ...place, width: wide };
  const level = view.open.setting.config.options.level;
  return (
    <>
      {tableOptions?.['chanceShown'] ? (
        <ChanceLine
          place={strip}
          level={level}
          solved={hinting.solved}
          past={past}
          onRetry={hinting.retry}
        />
      ) : (
        <View
          style={[
            styles.plain,
            { left: strip.x, top: strip.y, width: wide, height: strip.height },
            { backgroundColor: surface, borderColor: hairline },
          ]}
        >
          <Picture name="chestnut" size={24} />
          <Words as="smallStrong" lines={1}>
            {isLarge
              ? say.miceSolo.level(level)
              : `${say.miceChance.alone} · ${say.miceSolo.level(level)}`}
          </Words>
        </View>
      )}
      {hasKey && (
        <View style={[styles.key, { left: place.x + wide + space.s, top: keyTop(place) }]}>
          <RoundKey
            label={say.hint.key}
            disabled={!hinting.canAsk}
            isDown={hinting.isOpen}
            changes
            aria-expanded={hinting.isOpen}
            onPress={hinting.toggle}
          >
            <Owl size={34} />
          </RoundKey>
        </View>
      )}
    </>
  );
}

const NONE: readonly Mice['view'][] = [];

const keyTop = ({ y, height }: Rect) => y + (height - target) / 2;

const styles = StyleSheet.create({
  plain: {
    position: 'absolute',
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    paddingHorizontal: space.s,
    borderWidth: outline.thin,
    borderRadius: radius.m,
  },
  key: { position: 'absolute' },
});
