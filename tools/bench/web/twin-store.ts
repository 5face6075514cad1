import { globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { routeAssetsSchema, sectionDescriptorSchema } from '@puente/composition';
import { root, type Processes } from '../../start/processes.ts';

const folder = 'sections/twin/1';
const version = 'twin';

/**
 * Builds the twin of what a store holds, and lays it out in another store as the gateway reads it: pages of the sections
 * keep the heads and data that they declare, and are announced as those of the composition.
 */
export async function buildTwin(
  processes: Processes,
  { composed, twin }: { composed: string; twin: string },
): Promise<void> {
  const built = join(twin, folder);
  mkdirSync(join(twin, 'shell/assets'), { recursive: true });
  const script = [
    'node_modules/webpack/bin/webpack.js',
    ...['--config', 'tools/bench/web/twin/webpack.config.mjs'],
    ...['--env', `out=${built}`, '--env', `registry=${join(composed, 'registry.json')}`],
  ];
  await processes.run({ name: 'twin', script }, 'The twin cannot be built');

  const release = join(twin, 'shell/releases', version);
  mkdirSync(release, { recursive: true });
  for (const file of ['index.html', 'heads.json']) renameSync(join(built, file), join(release, file));
  const shell = filesOf(built, 'route-assets.json');
  writeJson(join(release, 'route-assets.json'), {
    ...shell,
    pages: byPath(shell.pages, (file) => `${folder}/${file}`),
  });
  writeJson(join(twin, 'shell.json'), { version, previous: [], withdrawn: [] });

  const sections = globSync('apps/*/section.json', { cwd: root }).map((file) =>
    sectionDescriptorSchema.parse(JSON.parse(readFileSync(join(root, file), 'utf8'))),
  );
  const routes = sections.flatMap((section) => section.routes);
  // What the gateway knows of a section is its entry, which the twin has not: so each route is one, and its first file
  // stands in the entry's place.
  writeJson(join(built, 'assets/release.json'), { descriptor: { routes } });
  const entries = sections.flatMap(({ name, routes: own }) => {
    const { pages } = filesOf(built, `route-assets.${name}.json`);
    const hrefs = byPath(pages, (file) => `/${folder}/${file}`);
    return own.map(({ path, access, title }) => [
      path,
      {
        entry: hrefs[path]?.[0],
        pages: { [path]: hrefs[path] },
        // Among the files of the page, as everything that it imports.
        apiPages: [],
        descriptor: { routes: [{ path, access, title }] },
      },
    ]);
  });
  writeJson(join(twin, 'registry.json'), { sections: Object.fromEntries(entries), icons: {} });
}

const filesOf = (built: string, file: string) =>
  routeAssetsSchema.parse(JSON.parse(readFileSync(join(built, file), 'utf8')));

const byPath = (pages: Record<string, string[]>, href: (file: string) => string) =>
  Object.fromEntries(Object.entries(pages).map(([path, files]) => [path, files.map(href)]));

const writeJson = (file: string, value: unknown) => writeFileSync(file, JSON.stringify(value));
