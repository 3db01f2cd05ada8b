import type { RulePictures } from '../../shared/rule-pictures';
import { CheeseAndTrapsPicture, DisplayPicture, TrapTablePicture } from './before';
import {
  HolesPicture,
  HolesTiePicture,
  LastCardPicture,
  LastOfSixPicture,
  ThirdTrapPicture,
  TrapOnLastCardPicture,
} from './endings';
import { KeepOrThrowPicture, MatchingPicture, PeekOfTwoPicture, PeekPicture } from './turns';

export const allesKaeseRulePictures: RulePictures = {
  cheeseAndTraps: CheeseAndTrapsPicture,
  trapTable: TrapTablePicture,
  display: DisplayPicture,
  matching: MatchingPicture,
  peek: PeekPicture,
  peekOfTwo: PeekOfTwoPicture,
  keepOrThrow: KeepOrThrowPicture,
  lastOfSix: LastOfSixPicture,
  thirdTrap: ThirdTrapPicture,
  lastCard: LastCardPicture,
  trapOnLastCard: TrapOnLastCardPicture,
  holes: HolesPicture,
  holesTie: HolesTiePicture,
};
