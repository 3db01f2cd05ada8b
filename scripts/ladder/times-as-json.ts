import { measureTimes } from './times';

const [, , game = '', decisions = ''] = process.argv;
process.stdout.write(JSON.stringify(measureTimes(game, Number(decisions), 'jitless')));
