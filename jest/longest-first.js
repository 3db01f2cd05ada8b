const { default: Sequencer } = require('@jest/test-sequencer');

/**
 * Files that take longest, in seconds on two cores. Jest itself begins with the largest files where it
 * has not seen them run before, and some of the slowest are the smallest: on a fresh machine one core
 * would wait for them at the end.
 */
const SECONDS = {
  'e2e/alles-kaese-fits.test.ts': 70,
  'e2e/variants.test.ts': 70,
  'e2e/handling.test.ts': 60,
  'e2e/misty.test.ts': 60,
  'e2e/alles-kaese.test.ts': 55,
  'e2e/misty-great.test.ts': 50,
  'e2e/mice-to-meet-you.test.ts': 50,
  'e2e/scenes/app.test.ts': 50,
  'e2e/scenes/mice-to-meet-you.test.ts': 50,
  'e2e/scenes/alles-kaese.test.ts': 45,
  'e2e/games.test.ts': 45,
  'e2e/dev-server.test.ts': 40,
  'e2e/lobby.test.ts': 40,
  'e2e/resume.test.ts': 35,
  'e2e/mice-solo.test.ts': 35,
  'e2e/by-ear.test.ts': 25,
  'e2e/large-text.test.ts': 25,
  'e2e/senses.test.ts': 25,
  'e2e/dice.test.ts': 25,
  '__tests__/screens/Scoring.test.tsx': 45,
  '__tests__/tables/so-ein-mist/Board.test.tsx': 35,
  '__tests__/screens/SetUp.test.tsx': 30,
  '__tests__/tooling/layers.test.ts': 20,
  '__tests__/i18n/languages.test.ts': 16,
  '__tests__/App.native.test.tsx': 16,
  '__tests__/screens/Table.test.tsx': 13,
  '__tests__/game-core/games/mice-to-meet-you/perfect-play.proof.test.ts': 12,
  '__tests__/screens/Rules.test.tsx': 12,
  '__tests__/tables/so-ein-mist/layout.test.ts': 12,
  '__tests__/session/whole-games.proof.test.ts': 11,
  '__tests__/game-core/laws/misty.proof.test.ts': 9,
  '__tests__/game-core/games/mice-to-meet-you/solo-solver.proof.test.ts': 9,
  '__tests__/session/deaths.proof.test.ts': 8,
  '__tests__/game-core/laws/so-ein-mist.proof.test.ts': 8,
  '__tests__/tables/alles-kaese/Board.test.tsx': 7,
};

const secondsOf = ({ path }) =>
  Object.entries(SECONDS).find(([file]) => path.replaceAll('\\', '/').endsWith(`/${file}`))?.[1] ??
  0;

/** Begins with what takes longest; all others in jest's own order. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((a, b) => secondsOf(b) - secondsOf(a));
  }
};
