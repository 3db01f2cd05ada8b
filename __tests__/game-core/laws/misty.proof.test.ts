import { describeLaws } from './suite';

describeLaws('misty');
