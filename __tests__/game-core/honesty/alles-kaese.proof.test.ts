import { describeHonesty } from './suite';

describeHonesty('alles-kaese');
