import { COACH_SCENES } from '../support/coach-scenes';
import { walk } from '../support/walk';

walk(COACH_SCENES);
