import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import nx from '@nx/eslint-plugin';

// Who may import whom, and how (decision 16). Tried by tools/workspace/boundaries.test.ts.

/**
 * By the tags in each project's package.json. Sections and services are independent of each other;
 * only libs are shared.
 */
const depConstraints = [
  {
    sourceTag: 'lib:domain',
    onlyDependOnLibsWithTags: ['lib:domain'],
    allowedExternalImports: ['zod', 'zod/*', 'libphonenumber-js/min', '@jest/globals'],
  },
  {
    sourceTag: 'lib:composition',
    onlyDependOnLibsWithTags: ['lib:composition'],
    allowedExternalImports: ['zod', 'json-e', '@jest/globals'],
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

const behindThePlatform = 'A section takes what @puente/platform offers, and no more.';

/** What `no-restricted-imports` does not see. */
const importedLater = {
  selector: 'ImportExpression[source.value=/^@puente.platform.(host|testing)/]',
  message: behindThePlatform,
};

export const boundaries = [
  {
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
          depConstraints,
        },
      ],
      'no-restricted-imports': ['error', { patterns: importedByNobody }],
    },
  },
  {
    // How a project is built and tested, not part of it.
    files: ['**/{jest,webpack}.config.mjs'],
    rules: { '@nx/enforce-module-boundaries': 'off' },
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
              regex: '^(@nestjs/|@mikro-orm/|@puente/service-kit($|/query|/testing))',
              message: 'Import an entry without Nest, such as @puente/service-kit/errors.',
            },
          ],
        },
      ],
    },
  },
  {
    // What stands behind the facade is the shell's and the tests', and no part of a section drives a browser.
    files: ['apps/*/src/**', 'libs/section-kit/src/**'],
    ignores: ['apps/shell/**', '**/*.test.{ts,tsx}', '**/testing/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            ...importedByNobody,
            { group: ['@puente/platform/host', '@puente/platform/testing'], message: behindThePlatform },
            { group: ['@puente/e2e-kit'], message: 'Browser tests stand in e2e/.' },
          ],
        },
      ],
      'no-restricted-syntax': ['error', importedLater],
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
    // What a section asks of the server is found by the names of its files.
    files: ['apps/*/src/**/*.{ts,tsx}'],
    ignores: ['**/*.endpoints.ts', '**/*.test.{ts,tsx}', '**/testing/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        importedLater,
        {
          selector: "CallExpression[callee.property.name='injectEndpoints']",
          message: 'Endpoints stand in a file *.endpoints.ts.',
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
        importedLater,
        {
          selector: [
            "ImportDeclaration[importKind!='type'][source.value!='@puente/platform']",
            "ExportNamedDeclaration[exportKind!='type'][source]",
            "ExportAllDeclaration[exportKind!='type']",
          ].join(', '),
          message: 'The door of a section imports types, @puente/platform, and code by () => import().',
        },
      ],
    },
  },
];
