/**
 * The layer rule: arrows point down only.
 *
 * A file belongs to a layer (the deepest folder that the plan names), and the plan says which other
 * layers a layer may use. Paths are compared as text, so a forbidden import is refused even before
 * the imported file exists.
 */
const path = require('node:path');

const GAMES = 'src/game-core/games';
const TABLES = 'src/tables';
const CORE = 'src/game-core';

/** What each layer may import besides itself. A layer that is not listed under src may import nothing. */
const PLAN = {
  'App.tsx': ['src', 'assets'],
  'src/screens': [
    'src/tables',
    'src/session',
    'src/storage',
    'src/ui',
    'src/i18n',
    'src/sound',
    CORE,
    'assets',
    // The version that the credits name.
    'app.json',
  ],
  'src/tables': ['src/ui', 'src/i18n', 'src/sound', CORE, 'assets'],
  'src/session': ['src/storage', CORE],
  'src/storage': [CORE],
  // Pieces of a game belong to its table.
  'src/ui': ['src/i18n', 'assets'],
  'src/i18n': [CORE],
  'src/sound': [CORE, 'assets'],
  'src/game-core': [],
  'src/game-core/kernel': [],
  'src/game-core/search': ['src/game-core/kernel'],
  'src/game-core/coach': ['src/game-core/kernel'],
  'src/game-core/games': ['src/game-core/kernel', 'src/game-core/search', 'src/game-core/coach'],
};

/** The core runs anywhere because it knows nothing else; these two are as pure as it is. */
const CORE_PACKAGES = /^(valibot$|pure-rand\/)/;

/** Folders whose subfolders are neighbours that must not know each other; their own files list them. */
const ROWS_OF_NEIGHBOURS = [GAMES, TABLES];

/** What the tables have in common. The games have no such place: theirs is the kernel. */
const SHARED_BY_TABLES = `${TABLES}/shared`;

/** Who is given what people may see, and nothing else. */
const SHOW_ONLY = ['src/screens', 'src/tables', 'src/ui'];

/** What holds a state or a seed: a session hands out views instead, and the whole record at the end. */
const SECRETIVE = [
  'src/game-core/kernel/match',
  'src/game-core/kernel/chance',
  'src/session/local-session',
  'src/session/position',
  'src/session/saving',
];

const isInside = (file, folder) => file === folder || file.startsWith(`${folder}/`);

const layerOf = (file) =>
  Object.keys(PLAN)
    .filter((layer) => isInside(file, layer))
    .sort((a, b) => b.length - a.length)[0];

function neighbourOf(file, row) {
  if (!isInside(file, row)) return undefined;
  const [folder, ...rest] = file.slice(row.length + 1).split('/');
  return rest.length > 0 ? folder : undefined;
}

function refuseFile(from, to) {
  const layer = layerOf(from);
  if (layer === undefined) {
    return isInside(from, 'src') ? `${from} is in no layer of eslint/layers.js` : undefined;
  }
  for (const row of ROWS_OF_NEIGHBOURS) {
    const here = neighbourOf(from, row);
    const isElsewhere = isInside(to, row) && neighbourOf(to, row) !== here;
    if (here !== undefined && isElsewhere && !isInside(to, SHARED_BY_TABLES)) {
      return `${row}/${here} must not know its neighbours`;
    }
  }
  if (SHOW_ONLY.some((folder) => isInside(from, folder)) && SECRETIVE.includes(to)) {
    return `${layer} shows what people may see: ${to} holds a state or a seed`;
  }
  const lawful = [layer, ...PLAN[layer]].some((allowed) => isInside(to, allowed));
  return lawful ? undefined : `${layer} may not import ${to}: arrows point down only`;
}

function refusePackage(from, name) {
  if (!isInside(from, CORE) || CORE_PACKAGES.test(name)) return undefined;
  return `game-core is pure: it may not import ${name}`;
}

function refuse(from, specifier) {
  if (!specifier.startsWith('.')) return refusePackage(from, specifier);
  return refuseFile(from, path.posix.join(path.posix.dirname(from), specifier));
}

module.exports = {
  meta: {
    type: 'problem',
    schema: [],
    docs: { description: 'Imports follow the plan of layers.' },
  },
  create(context) {
    const from = path.relative(context.cwd, context.filename).split(path.sep).join('/');
    const visit = (node, source) => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
      const message = refuse(from, source.value);
      if (message !== undefined) context.report({ node, message });
    };
    return {
      ImportDeclaration: (node) => visit(node, node.source),
      ExportNamedDeclaration: (node) => visit(node, node.source),
      ExportAllDeclaration: (node) => visit(node, node.source),
      ImportExpression: (node) => visit(node, node.source),
      TSExternalModuleReference: (node) => visit(node, node.expression),
      TSImportType: (node) => visit(node, node.source),
      'CallExpression[callee.name="require"]': (node) => visit(node, node.arguments[0]),
    };
  },
};
