import type { ViewStyle } from 'react-native';
import { outline, radius, space, target } from '../../ui';

/** A key of how we play: as high as its words, as wide as its row lets it be. */
export const keyStyle: ViewStyle = {
  minHeight: target,
  flexGrow: 1,
  flexDirection: 'row',
  alignItems: 'center',
  gap: space.s,
  paddingHorizontal: space.s,
  paddingVertical: space.xs,
  borderWidth: outline.normal,
  borderRadius: radius.m,
};
