import { describeHonesty } from './suite';

describeHonesty('so-ein-mist');
