import type { RulePictures } from '../../shared/rule-pictures';
import {
  ComesAlivePicture,
  FourWidePicture,
  MoversPicture,
  PickAndPassPicture,
  SmallFramePicture,
  StayersPicture,
  TwoFramesPicture,
} from './before';
import {
  BothTakePicture,
  CountingPicture,
  CoveringPicture,
  HungryPicture,
  LeavingPicture,
  MealPicture,
  ThreeSmilesPicture,
  TwoSmilesPicture,
  TwoTrucksPicture,
} from './life';

export const mistyRulePictures: RulePictures = {
  comesAlive: ComesAlivePicture,
  movers: MoversPicture,
  stayers: StayersPicture,
  pickAndPass: PickAndPassPicture,
  twoFrames: TwoFramesPicture,
  fourWide: FourWidePicture,
  leaving: LeavingPicture,
  covering: CoveringPicture,
  twoTrucks: TwoTrucksPicture,
  meal: MealPicture,
  hungry: HungryPicture,
  twoSmiles: TwoSmilesPicture,
  threeSmiles: ThreeSmilesPicture,
  counting: CountingPicture,
  bothTake: BothTakePicture,
  smallFrame: SmallFramePicture,
};
