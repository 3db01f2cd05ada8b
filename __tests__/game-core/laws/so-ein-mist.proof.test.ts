import { describeLaws } from './suite';

describeLaws('so-ein-mist');
