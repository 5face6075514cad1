import { join } from 'node:path';

const swc = (jsx) => ({
  '^.+\\.tsx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2023',
        experimental: { keepImportAttributes: true },
        parser: { syntax: 'typescript', tsx: jsx, decorators: true },
        transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
      },
      module: { type: 'es6' },
    },
  ],
});

const base = (rootDir) => ({
  rootDir,
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/e2e/'],
  restoreMocks: true,
  reporters: ['default', join(import.meta.dirname, 'count-reporter.mjs')],
});

/** Rules, tools and services: Node, ESM. @param {string} rootDir the project's folder */
export const nodePreset = (rootDir) => ({
  ...base(rootDir),
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  transform: swc(false),
});

/** Node, with a PostgreSQL server for the run. @param {string} rootDir the project's folder */
export const databasePreset = (rootDir) => ({
  ...nodePreset(rootDir),
  globalSetup: '@puente/postgres/testing/global-setup',
  globalTeardown: '@puente/postgres/testing/global-teardown',
  // Databases are made and mails are waited for, maybe on a machine that is busy with much else.
  testTimeout: 60_000,
});

/** Services: with what Nest's decorators write to. @param {string} rootDir the project's folder */
export const servicePreset = (rootDir) => ({
  ...databasePreset(rootDir),
  setupFiles: ['reflect-metadata'],
});

/** Screens: jsdom, ESM, style sheets by their class names. @param {string} rootDir the project's folder */
export const webPreset = (rootDir) => ({
  ...base(rootDir),
  testEnvironment: join(import.meta.dirname, 'web-environment.mjs'),
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: swc(true),
  setupFilesAfterEnv: [join(import.meta.dirname, 'web-setup.mjs')],
  // A screen is typed into and waited for, maybe on a machine that is busy with much else.
  testTimeout: 60_000,
  moduleNameMapper: {
    '\\.module\\.css$': 'identity-obj-proxy',
    '\\.(css|svg|woff2)$': join(import.meta.dirname, 'asset-stub.mjs'),
  },
});
