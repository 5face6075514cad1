import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import i18next from 'eslint-plugin-i18next';
import jest from 'eslint-plugin-jest';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { boundaries } from './eslint.boundaries.mjs';

const storages = ['localStorage', 'sessionStorage'];
const guardedStorage = 'Use @puente/platform/storage, which bears with a storage that is full or forbidden.';

export default tseslint.config(
  {
    ignores: [
      '**/dist',
      '**/*.d.json.ts',
      '**/node_modules',
      '.puente',
      '.nx',
      '**/test-results',
      '**/playwright-report',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    languageOptions: {
      parserOptions: { projectService: true },
      globals: { process: 'readonly', console: 'readonly', URL: 'readonly' },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-invalid-void-type': 'off',
      'no-undef': 'off',
      'max-lines': ['error', 300],
    },
  },
  {
    // Tables of sample data, which nobody reads as code.
    files: ['tools/seed/data/**'],
    rules: { 'max-lines': 'off' },
  },
  {
    // Configurations and build plugins belong to no tsconfig.
    files: ['**/*.mjs'],
    ...tseslint.configs.disableTypeChecked,
  },
  {
    // Another program's: CommonJS, of no tsconfig.
    files: ['tools/bench/strapi/project/**/*.js'],
    ...tseslint.configs.disableTypeChecked,
    rules: { ...tseslint.configs.disableTypeChecked.rules, '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    },
  },
  {
    files: [
      'apps/**/*.{ts,tsx}',
      'libs/{platform,section-kit,ui}/**/*.{ts,tsx}',
      'tools/gallery/**/*.{ts,tsx}',
    ],
    plugins: { 'react-hooks': reactHooks, ...jsxA11y.flatConfigs.recommended.plugins },
    rules: { ...reactHooks.configs.recommended.rules, ...jsxA11y.flatConfigs.recommended.rules },
  },
  {
    // What a person reads or hears is in the catalogues, in every language.
    files: ['apps/*/src/**/*.tsx', 'libs/{platform,section-kit,ui}/src/**/*.tsx'],
    ignores: ['**/*.test.tsx', '**/testing/**'],
    plugins: { i18next },
    rules: {
      'i18next/no-literal-string': [
        'error',
        {
          mode: 'jsx-only',
          'jsx-attributes': {
            include: ['aria-.*label', 'aria-description', 'alt', 'title', 'label', 'placeholder', 'hint'],
          },
          words: { exclude: ['^[^A-Za-zÀ-ÿ]*$', '^Puente$'] },
        },
      ],
    },
  },
  {
    // A storage may be full or forbidden, which throws: it is read and written in one place.
    files: ['{apps/*,libs/{platform,section-kit,ui}}/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**', 'libs/platform/src/storage/**'],
    rules: {
      'no-restricted-globals': ['error', ...storages.map((name) => ({ name, message: guardedStorage }))],
      'no-restricted-properties': [
        'error',
        ...storages.map((property) => ({ property, message: guardedStorage })),
      ],
    },
  },
  {
    // Constructor parameters are Nest's injection tokens: their imports must stay values.
    files: ['services/**/*.ts', 'libs/service-kit/**/*.ts'],
    rules: { '@typescript-eslint/consistent-type-imports': 'off' },
  },
  {
    files: ['**/*.test.{ts,tsx}', '**/e2e/**'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    // Playwright has `test` only, and so has Jest here.
    files: ['**/*.test.{ts,tsx}'],
    plugins: { jest },
    rules: {
      'jest/consistent-test-it': ['error', { fn: 'test', withinDescribe: 'test' }],
      'jest/no-disabled-tests': 'error',
      'jest/no-focused-tests': 'error',
      'jest/no-identical-title': 'error',
      'jest/prefer-importing-jest-globals': 'error',
      // Not called, but handed on: `disk ? it : it.skip`.
      'no-restricted-globals': ['error', 'it'],
    },
  },
  {
    // Playwright's own `forbidOnly` asks who runs the tests; this is the same for everybody.
    files: ['**/e2e/**', 'libs/e2e-kit/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: "MemberExpression[property.name='only']", message: 'The tests beside it would not run.' },
      ],
    },
  },
  ...boundaries,
  prettier,
);
