import { KAESE_SCENES } from '../support/kaese-scenes';
import { walk } from '../support/walk';

walk(KAESE_SCENES);
