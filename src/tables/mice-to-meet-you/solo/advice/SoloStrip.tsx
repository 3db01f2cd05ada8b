import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Mice } from '../../../../game-core/games/mice-to-meet-you/types';
import { usePhrases } from '../../../../i18n';
import { outline, Picture, radius, space, target, useColours, Words } from '../../../../ui';
import { RoundKey } from '../../../../ui/parts/RoundKey';
import type { BoardProps } from '../../../shared/game-table';
import type { Rect } from '../../../shared/geometry';
import { useSolvedGame } from '../values/SolvedGameProvider';
import { ChanceLine } from './ChanceLine';
import { HintSheet } from './HintSheet';

interface Props extends Pick<BoardProps<Mice>, 'request' | 'tableOptions' | 'past' | 'isReplay'> {
  readonly view: Mice['view'];
  readonly place: Rect;
}

/** Above the house of who plays alone: the chance to clear it, if people want to see it, and a hint. */
export function SoloStrip({ view, place, request, tableOptions, past = NONE, isReplay }: Props) {
  const say = usePhrases();
  const { surface, hairline } = useColours();
  const { solved, retry } = useSolvedGame(!isReplay);
  // Asked once for each request: another moment wants another hint.
  const [asked, ask] = useState<string | null>(null);
  const isDeciding = request?.kind === 'decide';
  const isOpen = isDeciding && asked === request.name;
  const hasKey = !isReplay;
  const wide = hasKey ? place.width - target - space.s : place.width;
  const strip = { ...place, width: wide };
  const level = view.open.setting.config.options.level;
  return (
    <>
      {tableOptions?.['chanceShown'] ? (
        <ChanceLine place={strip} solved={solved} past={past} onRetry={retry} />
      ) : (
        <View
          style={[
            styles.plain,
            { left: strip.x, top: strip.y, width: wide, height: strip.height },
            { backgroundColor: surface, borderColor: hairline },
          ]}
        >
          <Words as="smallStrong" lines={1}>
            {`${say.miceChance.alone} · ${say.miceSolo.level(level)}`}
          </Words>
        </View>
      )}
      {hasKey && (
        <View style={[styles.key, { left: place.x + wide + space.s, top: keyTop(place) }]}>
          <RoundKey
            label={say.miceHint.key}
            disabled={!isDeciding}
            onPress={() => isDeciding && ask(request.name)}
          >
            <Picture name="owl" size={32} />
          </RoundKey>
        </View>
      )}
      <HintSheet
        about={isOpen ? view.open : null}
        solved={solved}
        onRetry={retry}
        onClose={() => ask(null)}
      />
    </>
  );
}

const NONE: readonly Mice['view'][] = [];

const keyTop = ({ y, height }: Rect) => y + (height - target) / 2;

const styles = StyleSheet.create({
  plain: {
    position: 'absolute',
    justifyContent: 'center',
    paddingHorizontal: space.m,
    borderWidth: outline.thin,
    borderRadius: radius.m,
  },
  key: { position: 'absolute' },
});
