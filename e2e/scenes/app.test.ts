import { SCENES } from '../support/scenes';
import { walk } from '../support/walk';

walk(SCENES);
