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
  { files: ['tools/**', '**/*.config.{js,ts}'], rules: { 'no-console': 'off' } },
  layer('screens', ['@/app/*', '@/app/**']),
  layer('features', [
    '@/app/*',
    '@/app/**',
    '@/screens/*',
    '@/features/*',
    '@/features/**',
    '../*/**',
    '../../features/**',
  ]),
  layer('shared', ['@/app/*', '@/app/**', '@/screens/*', '@/features/*', '@/features/**']),
  prettier,
);
