import { describeLaws } from './suite';

describeLaws('mice-to-meet-you');
