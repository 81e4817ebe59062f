import tseslint from 'typescript-eslint';

export default tseslint.config(
  // What `npx cap add` and `npx cap sync` make.
  { ignores: ['node_modules', 'android', 'ios'] },
  ...tseslint.configs.recommended,
  { rules: { '@typescript-eslint/consistent-type-imports': 'error' } },
);
