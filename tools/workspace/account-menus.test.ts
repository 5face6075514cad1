import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { routePattern, sectionDescriptorSchema } from '@puente/composition';

const root = join(import.meta.dirname, '..', '..');
const descriptors = globSync('apps/*/section.json', { cwd: root }).map((file) =>
  sectionDescriptorSchema.parse(JSON.parse(readFileSync(join(root, file), 'utf8'))),
);
const routes = descriptors.flatMap((descriptor) => descriptor.routes);

/** A role's menu with every section published, in its order. */
const menuOf = (role: 'user' | 'employer') =>
  descriptors
    .flatMap(({ accountMenu }) => accountMenu)
    .filter((entry) => entry.role === role || entry.role === 'any')
    .sort((one, other) => one.groupOrder - other.groupOrder || one.order - other.order);

describe.each([
  ['user', ['Perfil Profesional', 'Empleo', 'Suscripción', 'Maneja tu cuenta', 'Información de Pago']],
  ['employer', ['Empleo', 'Suscripción', 'Maneja tu cuenta', 'Información de Pago']],
] as const)('the account menu of type %s', (role, groups) => {
  test('has the groups that were asked for, in that order', () => {
    const shown = new Set<string>(menuOf(role).map(({ group }) => group));
    expect([...shown]).toEqual(groups.filter((group) => shown.has(group)));
  });

  test('leads to pages that this account may open, each once', () => {
    const targets = menuOf(role).map(({ to }) => to);
    expect(new Set(targets).size).toBe(targets.length);
    const open = routes.filter(({ access }) => ['public', 'signed-in', role].includes(access));
    const closed = targets.filter((to) => !open.some(({ path }) => routePattern(path).test(to)));
    expect(closed).toEqual([]);
  });

  test('leads to every page of Mi Cuenta that stands by itself', () => {
    // A CV is for whoever signs in, and in a job seeker's menu only.
    const targets = new Set(['/mi-cuenta/curriculum', ...menuOf(role).map(({ to }) => to)]);
    const pages = routes
      .filter(({ path, access }) => /^\/mi-cuenta\/[^/]+$/.test(path) && ['signed-in', role].includes(access))
      .map(({ path }) => path);
    expect(pages.filter((path) => !targets.has(path))).toEqual([]);
  });
});
