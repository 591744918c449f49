import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import i18next from 'eslint-plugin-i18next';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';

const libs = (...names) => names.map((name) => `scope:${name}`);
/**
 * Rules on which projects may import which others, taken from the table in docs/architecture.md.
 */
const scopes = [
  {
    sourceTag: 'type:app',
    onlyDependOnLibsWithTags: libs(
      'protocol',
      'clock',
      'api-clients',
      'i18n',
      'auth-store',
      'ui',
      'mfe-contract',
    ),
  },
  {
    sourceTag: 'scope:main-api',
    onlyDependOnLibsWithTags: libs(
      'protocol',
      'clock',
      'db',
      'server-kit',
      'interviewing',
      'language-model',
    ),
  },
  {
    sourceTag: 'scope:voice-api',
    onlyDependOnLibsWithTags: libs(
      'protocol',
      'clock',
      'db',
      'server-kit',
      'interviewing',
      'language-model',
    ),
  },
  {
    sourceTag: 'scope:interviewer',
    onlyDependOnLibsWithTags: libs(
      'protocol',
      'clock',
      'interviewing',
      'language-model',
      'server-kit',
      'api-clients',
    ),
  },
  {
    sourceTag: 'scope:standalone',
    onlyDependOnLibsWithTags: libs('protocol', 'db', 'server-kit', 'main-api', 'voice-api', 'site'),
  },
  { sourceTag: 'scope:site', onlyDependOnLibsWithTags: libs('protocol', 'server-kit') },
  { sourceTag: 'scope:protocol', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'scope:clock', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'scope:interviewing', onlyDependOnLibsWithTags: libs('protocol', 'clock') },
  {
    sourceTag: 'scope:language-model',
    onlyDependOnLibsWithTags: libs('protocol', 'clock', 'interviewing'),
  },
  { sourceTag: 'scope:api-clients', onlyDependOnLibsWithTags: libs('protocol') },
  {
    sourceTag: 'scope:auth-store',
    onlyDependOnLibsWithTags: libs('protocol', 'clock', 'api-clients'),
  },
  { sourceTag: 'scope:i18n', onlyDependOnLibsWithTags: libs('protocol') },
  { sourceTag: 'scope:ui', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'scope:mfe-contract', onlyDependOnLibsWithTags: libs('protocol') },
  {
    sourceTag: 'scope:testing',
    onlyDependOnLibsWithTags: libs('protocol', 'clock', 'i18n', 'auth-store', 'ui', 'mfe-contract'),
  },
  { sourceTag: 'scope:db', onlyDependOnLibsWithTags: libs('protocol') },
  { sourceTag: 'scope:server-kit', onlyDependOnLibsWithTags: libs('protocol') },
  { sourceTag: 'scope:e2e', onlyDependOnLibsWithTags: libs('protocol', 'api-clients') },
  {
    sourceTag: 'scope:calibration',
    onlyDependOnLibsWithTags: libs(
      'protocol',
      'clock',
      'interviewing',
      'language-model',
      'interviewer',
    ),
  },
  {
    sourceTag: 'scope:hearing',
    onlyDependOnLibsWithTags: libs('interviewing', 'interviewer'),
  },
  { sourceTag: 'scope:talk', onlyDependOnLibsWithTags: libs('interviewing') },
  {
    sourceTag: 'scope:questions-bench',
    onlyDependOnLibsWithTags: libs('protocol', 'interviewing'),
  },
  { sourceTag: 'scope:web-bench', onlyDependOnLibsWithTags: libs('site') },
  {
    sourceTag: 'scope:voice-bench',
    onlyDependOnLibsWithTags: libs('protocol', 'interviewer', 'interviewing'),
  },
];
const platforms = [
  { sourceTag: 'platform:browser', notDependOnLibsWithTags: ['platform:node'] },
  { sourceTag: 'platform:node', notDependOnLibsWithTags: ['platform:browser'] },
  { sourceTag: 'platform:any', notDependOnLibsWithTags: ['platform:node', 'platform:browser'] },
];
const boundaries = [...scopes, ...platforms];

/**
 * Files that are never shipped: tests, test doubles, and the page that runs each remote on its own.
 */
const TEST_FILES = [
  '**/*.test.{ts,tsx,mjs}',
  '**/testing/**',
  '**/*-mfe/src/main.tsx',
  '**/*-mfe/src/harness/**',
  '**/e2e/**',
  '**/bench/**',
];
/** Import rules for test files, which may also import `libs/testing`. */
const testBoundaries = [
  ...scopes.map(({ sourceTag, onlyDependOnLibsWithTags }) => ({
    sourceTag,
    onlyDependOnLibsWithTags: [...onlyDependOnLibsWithTags, ...libs('testing')],
  })),
  ...platforms,
];

const checkBoundaries = (depConstraints) => ({
  '@nx/enforce-module-boundaries': [
    'error',
    {
      enforceBuildableLibDependency: false,
      allow: ['^\\..*/tools/.*', '^\\..*/support/.*', '^\\..*/apps/ports\\.json$'],
      depConstraints,
    },
  ],
});

/** JSX attributes and properties that contain user-facing text. */
const TEXT_ATTRIBUTES = [
  'aria-(label|description|roledescription|valuetext)',
  'title',
  'alt',
  'placeholder',
  '.*[lL]abel',
  'help',
  'description',
  'message',
  'text',
  'note',
  'hint',
  'dropHint',
  'limits',
  'words',
  'speaker',
  'caption',
  'unit',
  'foot',
  'why',
];

/**
 * Rules that enforce docs/adr/0031-packages-as-published.md: packages are used only through their
 * documented interfaces. The rules forbid replacing or recompiling a package's modules, and
 * accessing the run-time data of the bundler or of module federation.
 */
const AS_PUBLISHED = [
  {
    selector:
      'Identifier[name=/^(__webpack_(require|modules|module_cache|share_scopes|init_sharing)__|(webpack|rspack)Chunk)/]',
    message: "the bundler's run-time data are its own: use its documented module variables",
  },
  {
    selector:
      'MemberExpression[property.name=/^(RuntimeModule|addRuntimeModule|additionalTreeRuntimeRequirements|__FEDERATION__|__VMOK__)$/]',
    message:
      'run-time modules and data of the bundler and the federation are their own: use their documented hooks',
  },
  {
    selector: 'Literal[value=/^__(FEDERATION|VMOK)__$/]',
    message: "the federation's run-time data are its own: use its documented hooks",
  },
  {
    selector:
      ':matches(ImportDeclaration, ImportExpression, ExportNamedDeclaration, ExportAllDeclaration)[source.value=/^(?!@portal\\/)(@[a-z0-9-]+\\/)?[a-z0-9][a-z0-9.-]*\\/src(\\/|$)/]',
    message: "a package's sources are its own: import what it exports",
  },
  {
    selector:
      ':matches(Literal[value=/node_modules\\/.+\\/src\\//], NewExpression[callee.property.name="NormalModuleReplacementPlugin"])',
    message: 'nothing takes the place of a module of a package',
  },
];
/** Each Jest file that loads the whole index of icons takes seconds longer: it has 2,400 modules. */
const ICONS = {
  selector: 'ImportDeclaration[source.value="lucide-react"]',
  message: 'import each icon on its own, from lucide-react/icons/…',
};
const ALIAS = {
  selector: 'Property:matches([key.name="alias"], [key.value="alias"])',
  message: 'nothing takes the place of a module of a package: no alias in a build',
};

const restrict = (files, group, message, ignores = []) => ({
  files,
  ignores,
  rules: {
    'no-restricted-imports': ['error', { patterns: group.map((g) => ({ group: [g], message })) }],
  },
});

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '**/output/**',
      '.nx/**',
      '.cache/**',
      '.data/**',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      'no-undef': 'off',
    },
  },
  {
    files: ['**/*.ts', '**/*.tsx', '**/*.mjs'],
    plugins: { '@nx': nx },
    rules: checkBoundaries(boundaries),
  },
  { files: TEST_FILES, plugins: { '@nx': nx }, rules: checkBoundaries(testBoundaries) },
  // Scripts may import from any project, because the boundaries only matter for shipped code.
  {
    files: ['tools/**/*.mjs', 'bench/**/*.mjs', 'e2e/security/*.mjs'],
    rules: { '@nx/enforce-module-boundaries': 'off' },
  },
  {
    files: ['**/*.mjs', '**/*.cjs'],
    languageOptions: {
      globals: Object.fromEntries(
        [
          'process',
          'console',
          'URL',
          'Buffer',
          'setTimeout',
          'clearTimeout',
          'setInterval',
          'clearInterval',
          'fetch',
          'AbortSignal',
          'AbortController',
          'performance',
        ].map((g) => [g, 'readonly']),
      ),
    },
  },
  // Off because Prettier inserts semicolons, so a line never continues the previous one by
  // accident.
  { rules: { 'no-unexpected-multiline': 'off' } },
  {
    // Reject regular expressions that may backtrack heavily: a single input could keep a CPU busy
    // for minutes.
    files: ['**/*.ts', '**/*.tsx', '**/*.mjs'],
    plugins: { regexp },
    rules: { 'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }] },
  },
  {
    // For code that handles raw user input, also reject regular expressions that retry the match at
    // every character. Code for parsed documents is exempt, because their text is sanitized first.
    files: [
      '**/services/{main-api,voice-api,site,standalone}/src/**/*.ts',
      '**/libs/{server-kit,protocol}/src/**/*.ts',
      '**/libs/interviewing/src/assessment/**/*.ts',
    ],
    rules: { 'regexp/no-super-linear-move': 'error' },
  },
  {
    files: ['apps/**/*.{ts,tsx}', 'libs/{ui,i18n,auth-store,testing}/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    // User-facing text belongs in the translation catalogues.
    files: ['**/*-mfe/src/**/*.tsx', '**/shell/src/**/*.tsx', '**/libs/ui/src/**/*.tsx'],
    ignores: ['**/*.test.tsx', '**/harness/**', '**/testing/**', '**/main.tsx'],
    plugins: { i18next },
    rules: {
      'i18next/no-literal-string': [
        'error',
        {
          mode: 'jsx-only',
          'should-validate-template': true,
          words: { exclude: [/^\P{L}*$/u] },
          callees: { exclude: ['.*'] },
          'jsx-attributes': { include: TEXT_ATTRIBUTES },
          message: 'words belong in the catalogues',
        },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    // Exempt because the benchmark's monolith deliberately replaces the remote loader's module.
    ignores: ['bench/web/src/monolith.mjs'],
    rules: { 'no-restricted-syntax': ['error', ...AS_PUBLISHED, ICONS] },
  },
  {
    files: ['**/rspack.config.mjs', '**/tools/rspack/**/*.mjs', '**/e2e/federation/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...AS_PUBLISHED, ALIAS] },
  },
  restrict(
    ['**/e2e/journeys/**/*.ts'],
    ['**/support/stub/**'],
    'journeys run against the real servers',
  ),
  restrict(
    ['libs/protocol/**/*.ts', '**/libs/protocol/**/*.ts'],
    ['react*', 'fastify*', 'node:*', 'livekit*', '@livekit/*'],
    'protocol imports zod only',
  ),
  restrict(
    ['**/libs/interviewing/src/**/*.ts'],
    ['react*', 'fastify*', 'node:*', 'livekit*', '@livekit/*', 'drizzle-orm*'],
    'interviewing imports protocol, clock and zod only',
  ),
  restrict(
    ['**/interview-mfe/src/**/*.{ts,tsx}'],
    ['livekit-client'],
    'only room/livekit-*.ts imports LiveKit',
  ),
  restrict(
    ['**/interview-mfe/src/room/**/*.{ts,tsx}'],
    ['react*', 'livekit-client'],
    'the room is plain TypeScript, and only its livekit-*.ts import LiveKit',
  ),
  restrict(['**/interview-mfe/src/room/livekit-*.ts'], ['react*'], 'the room is plain TypeScript'),
);
