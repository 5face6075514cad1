import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { ESLint } from 'eslint';

const root = join(import.meta.dirname, '..', '..');
const rules = new Set<string | null>([
  '@nx/enforce-module-boundaries',
  'no-restricted-imports',
  '@typescript-eslint/no-restricted-imports',
  'no-restricted-syntax',
]);
let eslint: ESLint;

beforeAll(() => {
  eslint = new ESLint({
    cwd: root,
    // Only the rules in question, on files that need not exist: no types are asked for.
    ruleFilter: ({ ruleId }) => rules.has(ruleId),
    overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
  });
});

const statically = (name: string) => `import * as it from '${name}';\nexport const kept = it;\n`;

/** What the boundaries say of one import in a file at `path`. */
async function complaints(path: string, imported: string, importing = statically): Promise<string[]> {
  const code = importing(imported);
  const [result] = await eslint.lintText(code, { filePath: join(root, path) });
  const messages = result?.messages ?? [];
  expect(messages.filter(({ fatal }) => fatal)).toEqual([]);
  return messages
    .filter(({ ruleId, severity }) => rules.has(ruleId) && severity === 2)
    .map(({ message }) => message);
}

describe('refused', () => {
  test.each([
    ['a section imports another', 'apps/empleo/src/x.ts', '@puente/cuenta'],
    ['a section reaches into another by its path', 'apps/empleo/src/x.ts', '../../cuenta/src/section.ts'],
    ['a section imports a file of another', 'apps/empleo/src/x.ts', '@puente/cuenta/src/section.ts'],
    ['a section imports the shell', 'apps/planes/src/x.ts', '@puente/shell'],
    ['a section imports what stands behind the platform', 'apps/empleo/src/x.ts', '@puente/platform/host'],
    ['a section imports what is for tests', 'apps/cuenta/src/x.ts', '@puente/platform/testing'],
    ['the door of a section imports a page', 'apps/empleo/src/section.ts', './search/search-page.tsx'],
    ['the door of a section imports components', 'apps/planes/src/section.ts', '@puente/ui'],
    ['a section imports schemas of the registry', 'apps/empleo/src/x.ts', '@puente/composition'],
    ['the platform imports schemas of the registry', 'libs/platform/src/x.ts', '@puente/composition'],
    ['a section imports NestJS', 'apps/empleo/src/x.ts', '@nestjs/common'],
    ['a section imports MikroORM', 'apps/recursos/src/x.ts', '@mikro-orm/core'],
    ['a section imports what services share', 'apps/cuenta/src/x.ts', '@puente/service-kit'],
    ['a web library imports NestJS', 'libs/ui/src/x.ts', '@nestjs/common'],
    ['the components import the platform', 'libs/ui/src/x.ts', '@puente/platform'],
    ['the platform imports what sections draw alike', 'libs/platform/src/x.ts', '@puente/section-kit'],
    ['the components import what sections draw alike', 'libs/ui/src/x.ts', '@puente/section-kit'],
    ['a service imports React', 'services/jobs/src/x.ts', 'react'],
    ['a service imports a part of React', 'services/identity/src/x.ts', 'react-dom/server'],
    [
      'the gateway imports the part of service-kit that is Nest',
      'services/gateway/src/x.ts',
      '@puente/service-kit',
    ],
    ['the database library imports NestJS', 'libs/postgres/src/x.ts', '@nestjs/common'],
    ['the database library imports the domain', 'libs/postgres/src/x.ts', '@puente/domain/jobs'],
    ['a tool imports the sample data', 'tools/start/x.ts', '../seed/data/posts.ts'],
    ['a service imports another', 'services/jobs/src/x.ts', '@puente/identity'],
    ['a service imports the platform of the browser', 'services/gateway/src/x.ts', '@puente/platform'],
    ['the domain imports anything but zod', 'libs/domain/src/x.ts', 'qs'],
    ['the domain imports React', 'libs/domain/src/x.ts', 'react'],
    ['the composition imports the domain', 'libs/composition/src/x.ts', '@puente/domain/jobs'],
    ['the composition imports React', 'libs/composition/src/x.ts', 'react'],
    ['the domain imports the platform', 'libs/domain/src/x.ts', '@puente/platform'],
    ['what sections bundle goes behind the platform', 'libs/section-kit/src/x.ts', '@puente/platform/host'],
    ['a library imports a tool', 'libs/ui/src/x.ts', '../../../tools/start/ports.ts'],
    ['a section imports a tool', 'apps/empleo/src/x.ts', '../../../tools/release/store.ts'],
    ['a browser test imports a tool', 'apps/shell/e2e/x.ts', '../../../tools/release/publish.ts'],
    ['a service imports a tool', 'services/jobs/src/x.ts', '../../../tools/start/ports.ts'],
  ])('%s', async (_, path, imported) => {
    expect(await complaints(path, imported)).not.toEqual([]);
  });

  const later = (name: string) => `export const it = () => import('${name}');\n`;
  const passedOn = (name: string) => `export * from '${name}';\n`;
  const somePassedOn = (name: string) => `export { it } from '${name}';\n`;
  test.each([
    ['a section imports the host later', 'apps/empleo/src/x.ts', '@puente/platform/host', later],
    ['its endpoints do', 'apps/empleo/src/x.endpoints.ts', '@puente/platform/host', later],
    ['its door does', 'apps/empleo/src/section.ts', '@puente/platform/host', later],
    ['what sections bundle does', 'libs/section-kit/src/x.ts', '@puente/platform/host', later],
    ['a section passes the host on', 'apps/empleo/src/x.ts', '@puente/platform/host', passedOn],
    ['the door of a section passes a page on', 'apps/empleo/src/section.ts', './x.tsx', passedOn],
    ['it passes a part of one on', 'apps/empleo/src/section.ts', './x.tsx', somePassedOn],
  ])('%s', async (_, path, imported, importing) => {
    expect(await complaints(path, imported, importing)).not.toEqual([]);
  });
});

describe('allowed', () => {
  test.each([
    ['a section imports the platform', 'apps/empleo/src/x.ts', '@puente/platform'],
    ['the door of a section imports the platform', 'apps/empleo/src/section.ts', '@puente/platform'],
    ['the shell imports what stands behind the platform', 'apps/shell/src/x.ts', '@puente/platform/host'],
    ['a test of a section does', 'apps/empleo/src/x.test.ts', '@puente/platform/host'],
    ['a section imports what sections draw alike', 'apps/planes/src/x.ts', '@puente/section-kit'],
    ['a section imports the domain', 'apps/empleo/src/x.ts', '@puente/domain/jobs'],
    ['a section imports React', 'apps/empleo/src/x.ts', 'react'],
    ['a service imports what services share', 'services/jobs/src/x.ts', '@puente/service-kit'],
    ['a test of a section imports schemas', 'apps/empleo/src/x.test.ts', '@puente/composition'],
    ['the gateway imports the registry', 'services/gateway/src/x.ts', '@puente/composition'],
    ['the gateway imports a part without Nest', 'services/gateway/src/x.ts', '@puente/service-kit/errors'],
    ['the service-kit imports the database library', 'libs/service-kit/src/x.ts', '@puente/postgres'],
    ['a service imports NestJS', 'services/jobs/src/x.ts', '@nestjs/common'],
    ['the domain imports zod', 'libs/domain/src/x.ts', 'zod'],
    ['the composition imports zod', 'libs/composition/src/x.ts', 'zod'],
  ])('%s', async (_, path, imported) => {
    expect(await complaints(path, imported)).toEqual([]);
  });
});
