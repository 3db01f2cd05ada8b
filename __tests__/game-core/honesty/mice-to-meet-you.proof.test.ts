import { describeHonesty } from './suite';

describeHonesty('mice-to-meet-you');
