const expo = require('eslint-config-expo/flat');
const { defineConfig, globalIgnores } = require('eslint/config');
const layers = require('./eslint/layers');

const IMPURE = [
  'Date',
  'Intl',
  'clearInterval',
  'clearTimeout',
  'console',
  'crypto',
  'document',
  'fetch',
  'global',
  'globalThis',
  'localStorage',
  'navigator',
  'performance',
  'process',
  'queueMicrotask',
  'requestAnimationFrame',
  'self',
  'setImmediate',
  'setInterval',
  'setTimeout',
  'window',
];

/** Where no component can be: the rules about them compile every file, which is slow. */
const WITHOUT_REACT = [
  'src/{game-core,session,storage}/**/*.ts',
  'src/i18n/{rules,words}/**/*.ts',
  '{bench,e2e,scripts}/**/*.ts',
  '__tests__/{game-core,scripts,session,storage,tooling}/**/*.ts',
];
const REACT_RULES = [expo]
  .flat()
  .flatMap(({ rules = {} }) => Object.keys(rules))
  .filter((rule) => /^react(-hooks)?\//.test(rule));

module.exports = defineConfig([
  globalIgnores(['dist/', '.expo/', 'coverage/', '**/node_modules/', 'src/ui/art/generated/']),
  expo,
  {
    plugins: { 'rainy-barn': { rules: { layers } } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'rainy-barn/layers': 'error',
      // `fc.integer()` is how fast-check is meant to be read.
      'import/no-named-as-default-member': 'off',
    },
  },
  {
    // Nobody imports a test, so it is in no cycle; looking for one is slow.
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'import/no-cycle': 'error' },
  },
  {
    files: WITHOUT_REACT,
    rules: Object.fromEntries(REACT_RULES.map((rule) => [rule, 'off'])),
  },
  {
    files: ['src/screens/**', 'src/tables/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: 'react-native',
          importNames: ['Pressable', 'TouchableOpacity', 'TouchableHighlight'],
          message: 'Take Pressable from src/ui: it guards against double taps.',
        },
      ],
    },
  },
  {
    files: ['*.js', 'eslint/**'],
    languageOptions: { globals: { __dirname: 'readonly' } },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { args: 'after-used', argsIgnorePattern: '^_' },
      ],
    },
  },
  {
    files: ['src/**/*.ts', 'src/**/*.tsx', 'App.tsx'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { allowDefaultCaseForExhaustiveSwitch: false, requireDefaultForNonUnion: true },
      ],
    },
  },
  {
    files: ['src/game-core/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...IMPURE.map((name) => ({ name, message: 'game-core is pure: no clock, no platform.' })),
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Chance is seeded: see kernel/chance.ts.' },
      ],
    },
  },
  {
    files: ['__tests__/**', 'e2e/**'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
]);
