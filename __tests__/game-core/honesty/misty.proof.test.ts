import { describeHonesty } from './suite';

describeHonesty('misty');
