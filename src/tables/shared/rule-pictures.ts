import type { ReactNode } from 'react';
import type { RulePictureName } from '../../i18n';

/** What a game draws beside the examples of its rules. */
export type RulePictures = Readonly<Partial<Record<RulePictureName, () => ReactNode>>>;
