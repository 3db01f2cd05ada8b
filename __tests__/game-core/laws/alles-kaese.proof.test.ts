import { describeLaws } from './suite';

describeLaws('alles-kaese');
