/**
 * Where a test file lives decides where it runs:
 *   __tests__/game-core, scripts, session,   logic    plain Node: examples of every rule, in seconds
 *   storage
 *   *.proof.test.ts in the same folders      proofs   plain Node: laws over every game, long comparisons, commands
 *   __tests__/tooling                        tooling  plain Node, but slow to load (the linter)
 *   e2e                                      e2e      plain Node driving a real browser and dev server
 *   any other __tests__/**.web.test.tsx      web      react-native-web in jsdom
 *   any other __tests__/**.test.tsx          android and ios
 *   any other __tests__/**.test.ts           android: what draws nothing is the same everywhere
 */
const node = {
  testEnvironment: 'node',
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

const TESTS = {
  android: '!(*.web).test.ts?(x)',
  ios: '!(*.web).test.tsx',
  web: '*.web.test.ts?(x)',
};

const platform = (name) => ({
  displayName: name,
  preset: `jest-expo/${name}`,
  setupFilesAfterEnv: ['<rootDir>/jest/setup-app.ts'],
  testMatch: [`<rootDir>/__tests__/**/${TESTS[name]}`],
  testPathIgnorePatterns: ['/node_modules/', ...NODE_FOLDERS],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/bench/'],
});

const LOGIC_ROOTS = ['<rootDir>/src', '<rootDir>/scripts', '<rootDir>/__tests__'];
const LOGIC_TESTS = '<rootDir>/__tests__/{game-core,scripts,session,storage}/**';

module.exports = {
  projects: [
    {
      ...node,
      displayName: 'logic',
      roots: LOGIC_ROOTS,
      testMatch: [`${LOGIC_TESTS}/!(*.proof).test.ts`],
    },
    {
      ...node,
      displayName: 'proofs',
      roots: LOGIC_ROOTS,
      testMatch: [`${LOGIC_TESTS}/*.proof.test.ts`],
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
      roots: ['<rootDir>/e2e'],
      testMatch: ['<rootDir>/e2e/**/*.test.ts'],
    },
  ],
};
