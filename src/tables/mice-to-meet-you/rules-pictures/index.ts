import type { RulePictures } from '../../shared/rule-pictures';
import { AlonePicture, FifteenPicture, SecondCardPicture } from './alone';
import {
  FewerDicePicture,
  FewestPicture,
  LardersPicture,
  LeftOverPicture,
  MissPicture,
  MouseHousePicture,
  NutPicture,
  SumsPicture,
} from './table';

export const miceRulePictures: RulePictures = {
  mouseHouse: MouseHousePicture,
  larders: LardersPicture,
  sums: SumsPicture,
  fewerDice: FewerDicePicture,
  opensAgain: MissPicture,
  leftOver: LeftOverPicture,
  nutStep: NutPicture,
  fewestMice: FewestPicture,
  alone: AlonePicture,
  secondCard: SecondCardPicture,
  fifteen: FifteenPicture,
};
