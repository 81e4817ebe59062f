import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import a11y from 'eslint-plugin-jsx-a11y';
import hooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** app → screens → features → shared, one way; features never meet each other. */
const layer = (name, forbidden) => ({
  files: [`src/${name}/**/*.{ts,tsx}`],
  ignores: ['**/*.test.{ts,tsx}'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: forbidden.map((group) => ({ group: [group], message: `${name} may not import ${group}` })),
      },
    ],
  },
});

const oneDoor =
  'A path of the contract says what it answers: apiPath, useApi, api and keyOf (web/README.md, Data).';

/** No free string beside a free type. */
const untypedCalls = [
  "CallExpression[callee.name='useApi'][typeArguments]",
  'CallExpression[callee.object.name=/^(api|answers)$/][typeArguments]',
  'CallExpression[callee.property.name=/^([gs]etQuer(y|ies)Data|getQueryState|fetchQuery|prefetchQuery)$/][typeArguments]',
  'CallExpression[callee.property.name=/^([gs]etQueryData|getQueryState)$/] > ArrayExpression:first-child',
  "Property[key.name='queryKey'] > ArrayExpression > :matches(Literal[value=/^\\//], TemplateLiteral):first-child",
  "TSAsExpression > AwaitExpression > CallExpression[callee.object.name='api']",
  "TSAsExpression > CallExpression[callee.object.name='api']",
  'TSAsExpression > TSTypeReference[typeName.name=/^(ApiPath|Below|PathKey)$/]',
  "CallExpression[callee.name='fetch']",
].map((selector) => ({ selector, message: oneDoor }));

/** Browser tests ask the API through their own door, which is typed the same way. */
const pathsByHand = ['Literal[value=/\\/occ\\//]', 'TemplateElement[value.raw=/\\/occ\\//]'].map(
  (selector) => ({
    selector,
    message: oneDoor,
  }),
);

/** A form whose script is not there yet must not put what was typed into the address. */
const formsByPost = {
  selector:
    "JSXOpeningElement[name.name='form']:not(:has(> JSXAttribute[name.name='action'])):not(:has(> JSXAttribute[name.name='method'][value.value='post']))",
  message:
    'A form says where it is sent without scripts: an action, or method="post" for what must not be seen.',
};

/** React keeps a failed script for ever; the shop's own ways say what is missing and ask again. */
const noLazy = {
  selector: "ImportDeclaration[source.value='react'] > ImportSpecifier[imported.name='lazy']",
  message: 'What comes later is a part, a lazyPart or a fetchScript (web/README.md, What comes later).',
};

/** The door itself, what goes out when the page closes, and files that are no answer of the API. */
const doors = [
  'src/shared/api/{client,path,query}.ts',
  'src/shared/analytics/track.ts',
  'src/offline/{service-worker,release,releases,register,push-messages,read-anew,seen-pages}.ts',
  'src/features/stores/base-map.ts',
  'src/shared/state/{online.ts,part.tsx}',
  'src/shared/routing/use-led-elsewhere.ts',
  'src/backoffice/api/{client,query}.ts',
];

export default tseslint.config(
  { ignores: ['dist', 'dist-ssr', 'node_modules', 'src/shared/api/schema.d.ts'] },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  a11y.flatConfigs.recommended,
  hooks.configs.flat.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      'jsx-a11y/no-redundant-roles': 'off',
      'no-console': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: [...doors, '**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...untypedCalls, formsByPost, noLazy] },
  },
  {
    files: ['e2e/**/*.ts'],
    ignores: ['e2e/support/api.ts'],
    rules: { 'no-restricted-syntax': ['error', ...pathsByHand] },
  },
  {
    files: ['src/**/*.test.{ts,tsx}'],
    ignores: ['src/shared/api/*.test.ts', 'src/shared/state/scripts.test.ts'],
    rules: { 'no-restricted-syntax': ['error', ...untypedCalls, ...pathsByHand] },
  },
  { files: ['tools/**', '**/*.config.{js,ts}'], rules: { 'no-console': 'off' } },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'max-lines-per-function': ['error', 100] },
  },
  {
    files: ['src/screens/**'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'max-lines': ['error', 150] },
  },
  layer('screens', ['@/app/*', '@/app/**', '@/backoffice/**']),
  layer('app', ['@/backoffice/**']),
  layer('backoffice', ['@/app/**', '@/screens/**', '@/features/**']),
  layer('features', [
    '@/backoffice/**',
    '@/app/*',
    '@/app/**',
    '@/screens/*',
    '@/features/*',
    '@/features/**',
    '../*/**',
    '../../features/**',
  ]),
  layer('shared', ['@/backoffice/**', '@/app/*', '@/app/**', '@/screens/*', '@/features/*', '@/features/**']),
  prettier,
);
