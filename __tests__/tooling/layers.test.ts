import { ESLint } from 'eslint';
import projectConfig from '../../eslint.config';

// The first linting loads every plugin, and type-checked linting the whole project.
jest.setTimeout(60_000);

/** The project's own configuration, minus the two rules that need the file on disk. */
const eslint = new ESLint({
  // Handed over because ESLint would load it by dynamic import, which Jest's sandbox refuses.
  overrideConfigFile: true,
  baseConfig: projectConfig,
  overrideConfig: {
    languageOptions: { parserOptions: { projectService: false } },
    rules: { '@typescript-eslint/switch-exhaustiveness-check': 'off', 'import/no-cycle': 'off' },
  },
});

async function complaints(file: string, code: string): Promise<string[]> {
  const results = await eslint.lintText(code, { filePath: file });
  return results.flatMap((result) => result.messages).map((message) => message.ruleId ?? 'fatal');
}

const layersIn = async (file: string, code: string) =>
  (await complaints(file, code)).filter((rule) => rule === 'rainy-barn/layers' || rule === 'fatal');

const importing = (specifier: string) => `import '${specifier}';\n`;

describe('arrows point down only', () => {
  test.each([
    ['App.tsx', './src/screens/Lobby'],
    ['src/screens/Lobby.tsx', '../tables/misty/Board'],
    ['src/screens/Lobby.tsx', '../session/session'],
    ['src/screens/Lobby.tsx', '../storage/saves'],
    ['src/screens/Lobby.tsx', '../ui/Button'],
    ['src/screens/Lobby.tsx', '../i18n/en'],
    ['src/screens/Lobby.tsx', '../sound/play'],
    ['src/screens/Lobby.tsx', '../game-core/games'],
    ['src/screens/Lobby.tsx', '../../assets/barn.png'],
    ['src/screens/Lobby.tsx', 'react-native'],
    ['src/tables/misty/Board.tsx', '../../ui/Button'],
    ['src/tables/misty/Board.tsx', '../../sound/play'],
    ['src/tables/misty/Board.tsx', './layout'],
    ['src/tables/misty/Board.tsx', '../../game-core/games/misty'],
    ['src/tables/misty/Board.tsx', '../shared/game-table'],
    ['src/tables/index.ts', './misty/Board'],
    ['src/session/session.ts', '../storage/saves'],
    ['src/session/session.ts', '../game-core/kernel/match'],
    ['src/storage/saves.ts', '../game-core/kernel/record'],
    ['src/ui/Button.tsx', '../i18n/en'],
    ['src/game-core/search/rollout.ts', '../kernel/game'],
    ['src/game-core/games/misty/rules.ts', '../../kernel/game'],
    ['src/game-core/games/misty/bots.ts', '../../search/rollout'],
    ['src/game-core/games/misty/rules.ts', './types'],
    ['src/game-core/games/index.ts', './misty'],
    ['src/game-core/kernel/record.ts', 'valibot'],
    ['src/game-core/kernel/chance.ts', 'pure-rand/distribution/uniformInt'],
    ['__tests__/ui/Button.test.tsx', '../../src/ui/Button'],
    ['scripts/arena.ts', '../src/game-core/games'],
  ])('%s may import %s', async (file, specifier) => {
    expect(await layersIn(file, importing(specifier))).toEqual([]);
  });

  test.each([
    ['src/tables/misty/Board.tsx', '../../screens/Lobby'],
    ['src/tables/misty/Board.tsx', '../../session/session'],
    ['src/tables/misty/Board.tsx', '../../storage/saves'],
    ['src/tables/misty/Board.tsx', '../alles-kaese/layout'],
    ['src/tables/misty/Board.tsx', '../alles-kaese'],
    ['src/tables/misty/Board.tsx', '../index'],
    ['src/tables/shared/game-table.ts', '../misty/layout'],
    ['src/session/session.ts', '../screens/Lobby'],
    ['src/session/session.ts', '../ui/Button'],
    ['src/session/session.ts', '../tables/misty/Board'],
    ['src/storage/saves.ts', '../session/session'],
    ['src/ui/Button.tsx', '../screens/Lobby'],
    ['src/ui/Button.tsx', '../tables/misty/Board'],
    ['src/ui/Button.tsx', '../sound/play'],
    ['src/ui/parts/Card.tsx', '../../game-core/games/misty/types'],
    ['src/ui/parts/Card.tsx', '../../game-core/kernel/seats'],
    ['src/ui/parts/Card.tsx', '../../tables/shared/geometry'],
    ['src/i18n/en.ts', '../ui/Button'],
    ['src/sound/play.ts', '../storage/saves'],
    ['src/screens/Lobby.tsx', '../../App'],
    ['src/screens/Lobby.tsx', '../../__tests__/screens/helper'],
    ['src/screens/Lobby.tsx', '../../e2e/support/serve'],
    ['src/screens/Lobby.tsx', '../../scripts/icons'],
    ['src/screens/Lobby.tsx', '../../bench/search'],
    ['src/attic/box.ts', '../ui/Button'],
    // A state or a seed.
    ['src/screens/table/LogSheet.tsx', '../../game-core/kernel/match'],
    ['src/screens/table/LogSheet.tsx', '../../session/local-session'],
    ['src/screens/Dice.tsx', '../game-core/kernel/chance'],
    ['src/screens/Dice.tsx', '../session/position'],
    ['src/tables/misty/Board.tsx', '../../game-core/kernel/match'],
    ['src/game-core/kernel/game.ts', '../../ui/Button'],
    ['src/game-core/kernel/game.ts', '../search/rollout'],
    ['src/game-core/kernel/game.ts', '../games'],
    ['src/game-core/search/rollout.ts', '../games/misty/rules'],
    ['src/game-core/search/rollout.ts', '../../i18n/en'],
    ['src/game-core/games/misty/rules.ts', '../so-ein-mist/rules'],
    ['src/game-core/games/misty/rules.ts', '../so-ein-mist'],
    ['src/game-core/games/misty/rules.ts', '../helpers'],
    ['src/game-core/games/misty/rules.ts', '..'],
    ['src/game-core/games/misty/rules.ts', '../../../storage/saves'],
    ['src/game-core/games/misty/rules.ts', '../../../../assets/barn.png'],
    ['src/game-core/kernel/game.ts', 'react'],
    ['src/game-core/kernel/game.ts', 'react-native'],
    ['src/game-core/kernel/game.ts', 'expo'],
    ['src/game-core/kernel/game.ts', 'node:fs'],
  ])('%s may not import %s', async (file, specifier) => {
    expect(await layersIn(file, importing(specifier))).toEqual(['rainy-barn/layers']);
  });

  test.each([
    `export * from '../screens/Lobby';`,
    `export { Lobby } from '../screens/Lobby';`,
    `import type { Lobby } from '../screens/Lobby';`,
    `export type Lobby = import('../screens/Lobby').Lobby;`,
    `export const lobby = import('../screens/Lobby');`,
    `export const lobby = require('../screens/Lobby');`,
  ])('no way round: %s', async (code) => {
    expect(await layersIn('src/ui/Button.tsx', code)).toEqual(['rainy-barn/layers']);
  });
});

describe('game-core is pure', () => {
  test.each([
    ['no-restricted-globals', 'export const now = () => Date.now();'],
    ['no-restricted-globals', 'export const now = () => new Date();'],
    ['no-restricted-globals', 'export const now = () => performance.now();'],
    ['no-restricted-globals', 'export const now = () => globalThis.performance.now();'],
    ['no-restricted-globals', 'setTimeout(() => {}, 1);'],
    ['no-restricted-globals', 'setInterval(() => {}, 1);'],
    ['no-restricted-globals', 'export const id = () => crypto.randomUUID();'],
    ['no-restricted-globals', 'export const node = process.version;'],
    ['no-restricted-globals', `console.log('moo');`],
    ['no-restricted-properties', 'export const roll = () => Math.random();'],
  ])('%s refuses %s', async (rule, code) => {
    expect(await complaints('src/game-core/kernel/chance.ts', code)).toEqual([rule]);
  });

  test('arithmetic is welcome', async () => {
    const code = 'export const half = (n: number) => Math.floor(n / 2);\n';
    expect(await complaints('src/game-core/kernel/chance.ts', code)).toEqual([]);
  });

  test('the rest of the house may look at the clock', async () => {
    const code = 'export const now = () => Date.now();\n';
    expect(await complaints('src/session/session.ts', code)).toEqual([]);
  });
});

describe('types tell the truth', () => {
  test.each([
    ['@typescript-eslint/no-explicit-any', 'export const f = (x: any) => x;'],
    ['@typescript-eslint/no-non-null-assertion', 'export const f = (x?: number) => x!;'],
    ['@typescript-eslint/no-unused-vars', 'const forgotten = 1;\nexport {};'],
  ])('%s refuses %s', async (rule, code) => {
    expect(await complaints('src/ui/Button.tsx', code)).toEqual([rule]);
  });

  test('a switch names every case, and has no default to hide a new one', async () => {
    const typed = new ESLint({ overrideConfigFile: true, baseConfig: projectConfig });
    const switchWith = (cases: string) =>
      `export function legs(x: 'hen' | 'cow') { switch (x) { ${cases} } }\n`;
    const rulesBroken = async (cases: string) => {
      // Type-checked linting wants a path that exists; the text is ours.
      const results = await typed.lintText(switchWith(cases), { filePath: 'App.tsx' });
      return results.flatMap((result) => result.messages.map((message) => message.ruleId));
    };
    const rule = '@typescript-eslint/switch-exhaustiveness-check';
    expect(await rulesBroken(`case 'hen': return 2;`)).toEqual([rule]);
    expect(
      await rulesBroken(`case 'hen': return 2; case 'cow': return 4; default: return 0;`),
    ).toEqual([rule]);
    expect(await rulesBroken(`case 'hen': return 2; case 'cow': return 4;`)).toEqual([]);
  });
});
