/**
 * Where a test file lives decides where it runs:
 *   __tests__/game-core, scripts, session,   logic    plain Node: examples of every rule, in seconds
 *   storage
 *   *.proof.test.ts in the same folders      proofs   plain Node: laws over every game, long comparisons, commands
 *   *.soak.test.ts in the same folders       soak     plain Node: the same with far more games; not in npm test
 *   __tests__/tooling                        tooling  plain Node, but slow to load (the linter)
 *   e2e                                      e2e      plain Node driving a real browser and dev server
 *   any other __tests__/**.web.test.tsx      web      react-native-web in jsdom
 *   any other __tests__/**.test.ts(x)        android
 *   *.native.test.tsx, sound, ui, the scores also ios: a smoke test of the other phone
 */
/**
 * A test's own world makes every look at a global slow: what the rules and the geometry use all the
 * time is handed to each module instead, which makes geometry ten times as fast.
 */
const sandboxInjectedGlobals = ['Math', 'Array', 'Object', 'Number', 'Infinity', 'Set', 'Map'];

const node = {
  testEnvironment: 'node',
  sandboxInjectedGlobals,
  transform: {
    // Types off and modules to CommonJS is all that Node needs; babel-preset-expo takes seconds to load.
    '\\.tsx?$': [
      'babel-jest',
      {
        configFile: false,
        babelrc: false,
        presets: ['@babel/preset-typescript'],
        plugins: ['@babel/plugin-transform-modules-commonjs'],
      },
    ],
  },
};

const NODE_FOLDERS = ['game-core', 'scripts', 'session', 'storage', 'tooling'].map(
  (name) => `/__tests__/${name}/`,
);

/** Phones differ where the app meets them, not in what screens and tables do: one is enough for those. */
const TESTS = {
  android: ['**/!(*.web).test.ts?(x)'],
  ios: ['**/*.native.test.tsx', '{sound,ui}/**/!(*.web).test.tsx', 'screens/Scoring.test.tsx'],
  web: ['**/*.web.test.ts?(x)'],
};

const platform = (name) => ({
  displayName: name,
  preset: `jest-expo/${name}`,
  sandboxInjectedGlobals,
  setupFilesAfterEnv: ['<rootDir>/jest/setup-app.ts'],
  testMatch: TESTS[name].map((files) => `<rootDir>/__tests__/${files}`),
  // An asset of ours that the preset does not know.
  transform: { '\\.bin$': 'jest-expo/src/preset/assetFileTransformer.js' },
  testPathIgnorePatterns: ['/node_modules/', ...NODE_FOLDERS],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/bench/'],
});

const LOGIC_ROOTS = ['<rootDir>/src', '<rootDir>/scripts', '<rootDir>/__tests__'];
const LOGIC_TESTS = '<rootDir>/__tests__/{game-core,scripts,session,storage}/**';

module.exports = {
  testSequencer: '<rootDir>/jest/longest-first.js',
  projects: [
    {
      ...node,
      displayName: 'logic',
      roots: LOGIC_ROOTS,
      testMatch: [`${LOGIC_TESTS}/!(*.proof|*.soak).test.ts`],
    },
    {
      ...node,
      displayName: 'proofs',
      roots: LOGIC_ROOTS,
      testMatch: [`${LOGIC_TESTS}/*.proof.test.ts`],
    },
    {
      ...node,
      displayName: 'soak',
      roots: LOGIC_ROOTS,
      testMatch: [`${LOGIC_TESTS}/*.soak.test.ts`],
    },
    {
      ...node,
      displayName: 'tooling',
      roots: ['<rootDir>/__tests__'],
      testMatch: ['<rootDir>/__tests__/tooling/**/*.test.ts'],
    },
    platform('android'),
    platform('ios'),
    platform('web'),
    {
      ...node,
      displayName: 'e2e',
      globalSetup: '<rootDir>/e2e/support/global-setup.ts',
      setupFilesAfterEnv: ['<rootDir>/jest/setup-e2e.ts'],
      roots: ['<rootDir>/e2e'],
      testMatch: ['<rootDir>/e2e/**/*.test.ts'],
    },
  ],
};
