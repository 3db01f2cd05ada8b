import type { Talk } from '../../coach/remark';
import { roundOf } from './table';
import type { Misty } from './types';

export const mistyTalk: Talk<Misty> = {
  isPlainLuck: () => false,
  roundOf: ({ open }) => roundOf(open),
  /** Cards are chosen by hands that nobody else sees; windows come to life in front of all. */
  isJudged: (_, { type }) => type === 'activate',
  /** No order can be told at first sight. */
  isPraised: () => true,
};
