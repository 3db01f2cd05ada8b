import { ImpactFeedbackStyle, impactAsync, selectionAsync } from 'expo-haptics';
import type { Cue } from './cues';
import { quietly } from './quietly';

/** Whether this device can be felt at all. */
export const canBeFelt: boolean = true;

/** A roll, a landing, a trap and a card turned over are felt; the rest is for the ears. */
export function feel(cue: Cue): void {
  switch (cue) {
    case 'dice':
      void quietly(() => impactAsync(ImpactFeedbackStyle.Medium));
      return;
    case 'snap':
      void quietly(() => impactAsync(ImpactFeedbackStyle.Heavy));
      return;
    case 'take':
    case 'nibble':
    case 'reveal':
      void quietly(() => impactAsync(ImpactFeedbackStyle.Light));
      return;
    case 'hop':
      void quietly(selectionAsync);
      return;
    case 'turn':
    case 'win':
      return;
  }
}
