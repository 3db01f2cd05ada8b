const { default: Sequencer } = require('@jest/test-sequencer');

/**
 * Files that take longest, in seconds on two cores. Jest itself begins with the largest files where it
 * has not seen them run before, and some of the slowest are the smallest: on a fresh machine one core
 * would wait for them at the end.
 */
const SECONDS = {
  'e2e/variants.test.ts': 70,
  'e2e/accessibility.test.ts': 65,
  'e2e/lobby.test.ts': 55,
  'e2e/large-text.test.ts': 50,
  'e2e/games.test.ts': 50,
  'e2e/dev-server.test.ts': 40,
  'e2e/handling.test.ts': 40,
  'e2e/resume.test.ts': 30,
  '__tests__/screens/SetUp.test.tsx': 30,
  '__tests__/tables/so-ein-mist/Board.test.tsx': 30,
  '__tests__/screens/Scoring.test.tsx': 30,
  '__tests__/tooling/layers.test.ts': 20,
  '__tests__/App.native.test.tsx': 10,
  '__tests__/session/whole-games.proof.test.ts': 10,
  '__tests__/game-core/laws/misty.proof.test.ts': 10,
  '__tests__/game-core/laws/so-ein-mist.proof.test.ts': 10,
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
