import type { RulePictures } from '../../shared/rule-pictures';
import {
  GoalPicture,
  MaterialPicture,
  NoPassingOnPicture,
  PassingOnPicture,
  PathPicture,
} from './before';
import { DoublingPicture, TiePicture } from './sums';
import {
  ClosingUpPicture,
  FromGapPicture,
  GapsPicture,
  LastDiePicture,
  QueuePicture,
  RepeatPicture,
  TakingPicture,
  UnluckyPicture,
} from './turns';

export const soEinMistRulePictures: RulePictures = {
  goal: GoalPicture,
  material: MaterialPicture,
  passingOn: PassingOnPicture,
  path: PathPicture,
  taking: TakingPicture,
  noPassingOn: NoPassingOnPicture,
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
