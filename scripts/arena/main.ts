import { runCommand } from '../usage';
import { HELP } from './help';
import { RecordFile } from './records';
import { Report } from './report';
import { readSettings } from './settings';
import { playTournament } from './tournament';

const PROGRESS_EVERY_MS = 200;

void runCommand('arena', () => {
  const settings = readSettings(process.argv.slice(2));
  if (settings === null) {
    process.stdout.write(HELP);
    return;
  }
  const records = settings.json === null ? null : new RecordFile(settings.json);
  const report = new Report(settings);
  const started = performance.now();
  let shown = started;
  let done = 0;
  for (const played of playTournament(settings)) {
    report.add(played);
    records?.add(played);
    done += 1;
    if (process.stderr.isTTY && performance.now() - shown > PROGRESS_EVERY_MS) {
      shown = performance.now();
      process.stderr.write(`\r${done} of ${settings.games} games`);
    }
  }
  records?.close();
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  process.stdout.write(report.print((performance.now() - started) / 1000));
});
