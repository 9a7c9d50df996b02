import js from '@eslint/js';
import globals from 'globals';
import reactHooks from 'eslint-plugin-react-hooks';
import ts from 'typescript-eslint';

/** Who may import whom is not asked here: see scripts/borders. */
export default ts.config(
  {
    ignores: [
      '**/node_modules/**',
      '**/dist/**',
      '**/target/**',
      '**/.data/**',
      '**/test-results/**',
      'packages/contracts/generated/**',
    ],
  },
  js.configs.recommended,
  ts.configs.recommended,
  {
    languageOptions: { globals: globals.node, ecmaVersion: 2024 },
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-console': 'error',
      eqeqeq: ['error', 'smart'],
    },
  },
  {
    files: ['web-*/src/**'],
    plugins: { 'react-hooks': reactHooks },
    languageOptions: { globals: globals.browser },
    rules: { ...reactHooks.configs.recommended.rules },
  },
  {
    // Commands speak to a terminal.
    files: ['scripts/**', 'bench/**', 'chaos/**', '**/scripts/**', '**/test/**', 'e2e/**'],
    rules: { 'no-console': 'off' },
  },
);
