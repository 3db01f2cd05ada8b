import { MICE_SCENES } from '../support/mice-scenes';
import { MICE_SOLO_SCENES } from '../support/mice-solo-scenes';
import { walk } from '../support/walk';

walk([...MICE_SCENES, ...MICE_SOLO_SCENES]);
