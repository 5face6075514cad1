import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import prettier from 'eslint-config-prettier';
import i18next from 'eslint-plugin-i18next';
import jest from 'eslint-plugin-jest';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/**
 * Who may import whom, by the tags in each project's package.json. Sections and services are independent of each other;
 * only libs are shared.
 */
const boundaries = [
  {
    sourceTag: 'lib:domain',
    onlyDependOnLibsWithTags: ['lib:domain'],
    allowedExternalImports: ['zod', 'zod/*', 'libphonenumber-js/min'],
  },
  {
    sourceTag: 'lib:composition',
    onlyDependOnLibsWithTags: ['lib:composition'],
    allowedExternalImports: ['zod'],
  },
  {
    sourceTag: 'lib:platform',
    onlyDependOnLibsWithTags: ['lib:platform', 'lib:domain', 'lib:composition'],
  },
  { sourceTag: 'lib:ui', onlyDependOnLibsWithTags: ['lib:ui', 'lib:domain'] },
  {
    sourceTag: 'lib:section-kit',
    onlyDependOnLibsWithTags: ['lib:section-kit', 'lib:ui', 'lib:platform', 'lib:domain'],
  },
  {
    // Node runs it as it is, before anything is built.
    sourceTag: 'lib:postgres',
    onlyDependOnLibsWithTags: ['lib:postgres'],
    bannedExternalImports: ['@nestjs/*', '@mikro-orm/*'],
  },
  {
    sourceTag: 'lib:service-kit',
    onlyDependOnLibsWithTags: ['lib:service-kit', 'lib:postgres', 'lib:domain'],
  },
  {
    sourceTag: 'lib:e2e-kit',
    onlyDependOnLibsWithTags: ['lib:e2e-kit', 'lib:composition', 'lib:platform', 'lib:domain'],
  },
  { sourceTag: 'type:shell', onlyDependOnLibsWithTags: ['type:lib'] },
  {
    sourceTag: 'type:section',
    onlyDependOnLibsWithTags: [
      'lib:composition',
      'lib:domain',
      'lib:e2e-kit',
      'lib:platform',
      'lib:section-kit',
      'lib:ui',
    ],
  },
  {
    sourceTag: 'type:service',
    onlyDependOnLibsWithTags: ['lib:composition', 'lib:domain', 'lib:postgres', 'lib:service-kit'],
  },
  {
    sourceTag: 'scope:web',
    onlyDependOnLibsWithTags: ['scope:web', 'scope:shared'],
    bannedExternalImports: ['@nestjs/*', '@mikro-orm/*', 'pg', 'fastify', '@fastify/*', 'nodemailer'],
  },
  {
    sourceTag: 'scope:server',
    onlyDependOnLibsWithTags: ['scope:server', 'scope:shared'],
    bannedExternalImports: ['react', 'react-*', 'react-dom', '@reduxjs/*', 'react-dom/*'],
  },
  { sourceTag: 'tool:gallery', onlyDependOnLibsWithTags: ['lib:ui'] },
  // Imported by nobody: a change of the sample data is tested by its own tests alone.
  { sourceTag: 'tool:seed', onlyDependOnLibsWithTags: ['scope:tools', 'type:lib'] },
  { sourceTag: 'tool:workspace', onlyDependOnLibsWithTags: ['scope:tools', 'type:lib'] },
  { sourceTag: 'scope:tools', onlyDependOnLibsWithTags: ['scope:tools', 'type:lib'] },
];

const projectsIn = (folder) => readdirSync(join(import.meta.dirname, folder));

// An app or a service has no entry that a name could lead to, so the boundaries do not see these.
const importedByNobody = ['apps', 'services'].flatMap(projectsIn).map((name) => ({
  group: [`@puente/${name}`, `@puente/${name}/**`],
  message: 'Apps and services are imported by nobody: what two of them need belongs in libs.',
}));

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
    plugins: { '@nx': nx },
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          enforceBuildableLibDependency: false,
          // `@puente/platform/api` and `@puente/domain/english` come lazily, the rest of those packages does not.
          checkDynamicDependenciesExceptions: ['^@puente/platform', '^@puente/domain'],
          // `@puente/platform/forms` is bundled with each page, and has to meet the one platform that is shared.
          allowCircularSelfDependency: true,
          depConstraints: boundaries,
        },
      ],
      'no-restricted-imports': ['error', { patterns: importedByNobody }],
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
    files: ['apps/*/src/**/*.{ts,tsx}', 'libs/{ui,platform}/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**', 'libs/platform/src/storage/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['localStorage', 'sessionStorage'].map((name) => ({
          name,
          message: 'Use @puente/platform/storage, which bears with a storage that is full or forbidden.',
        })),
      ],
    },
  },
  {
    // Constructor parameters are Nest's injection tokens: their imports must stay values.
    files: ['services/**/*.ts', 'libs/service-kit/**/*.ts'],
    rules: { '@typescript-eslint/consistent-type-imports': 'off' },
  },
  {
    // The gateway has no Nest: of what services share it takes the entries that need none.
    files: ['services/gateway/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            ...importedByNobody,
            {
              regex: '^(@nestjs/|@mikro-orm/|@puente/service-kit$)',
              message: 'Import an entry without Nest, such as @puente/service-kit/errors.',
            },
          ],
        },
      ],
    },
  },
  {
    // What stands behind the facade is the shell's and the tests', and no part of a section drives a browser.
    files: ['apps/*/src/**'],
    ignores: ['apps/shell/**', '**/*.test.{ts,tsx}', '**/testing/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            ...importedByNobody,
            {
              group: ['@puente/platform/host', '@puente/platform/testing'],
              message: 'A section takes what @puente/platform offers, and no more.',
            },
            { group: ['@puente/e2e-kit'], message: 'Browser tests stand in e2e/.' },
          ],
        },
      ],
    },
  },
  {
    files: ['{apps/*,libs/{platform,section-kit,ui}}/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@puente/composition',
              allowTypeImports: true,
              message: 'Its schemas bring zod along: code for the browser takes its types only.',
            },
          ],
        },
      ],
    },
  },
  {
    // The door of a section is loaded before anything is shown: only types may be imported statically.
    files: ['apps/*/src/section.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "ImportDeclaration[importKind!='type'][source.value!='@puente/platform']",
          message: 'The door of a section imports types, @puente/platform, and code by () => import().',
        },
      ],
    },
  },
  {
    // What a section asks of the server is found by the names of its files.
    files: ['apps/*/src/**/*.{ts,tsx}'],
    ignores: ['**/*.endpoints.ts', '**/section.ts', '**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.property.name='injectEndpoints']",
          message: 'Endpoints stand in a file *.endpoints.ts.',
        },
      ],
    },
  },
  {
    // How a project is built and tested, not part of it.
    files: ['**/{jest,webpack}.config.mjs'],
    rules: { '@nx/enforce-module-boundaries': 'off' },
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
    },
  },
  prettier,
);
