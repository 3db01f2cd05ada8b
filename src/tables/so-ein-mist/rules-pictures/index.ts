import type { RulePictures } from '../../shared/rule-pictures';
import { DoublingPicture, TiePicture } from './sums';
import {
  ClosingUpPicture,
  FromGapPicture,
  GapsPicture,
  LastDiePicture,
  QueuePicture,
  RepeatPicture,
  UnluckyPicture,
} from './turns';

export const soEinMistRulePictures: RulePictures = {
  repeat: RepeatPicture,
  lastDie: LastDiePicture,
  queue: QueuePicture,
  unlucky: UnluckyPicture,
  closingUp: ClosingUpPicture,
  tie: TiePicture,
  doubling: DoublingPicture,
  gaps: GapsPicture,
  fromGap: FromGapPicture,
};
