import { MISTY_SCENES } from '../support/misty-scenes';
import { walk } from '../support/walk';

walk(MISTY_SCENES);
