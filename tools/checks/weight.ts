// Prints what a first visit weighs (brotli, as the gateway sends it) and fails when it is over budget.
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { routeAssetsSchema, type RouteAssets } from '@puente/composition';

const workspace = join(import.meta.dirname, '../..');
const kB = 1_000;

/** docs/product.md#limits-and-times. Any page but those two counts what it adds to the first script and the shared API client. */
const budget = { home: 125 * kB, homeScripts: 4, search: 150 * kB, page: 30 * kB, styles: 15 * kB };

interface Row {
  route: string;
  scripts: number;
  javascript: number;
  styles: number;
  over: string[];
}

/** What its build says, with files as absolute paths. */
interface App extends RouteAssets {
  name: string;
}

function readApp(name: string): App {
  const dist = join(workspace, 'apps', name, 'dist');
  const assets = routeAssetsSchema.parse(JSON.parse(readFileSync(join(dist, 'route-assets.json'), 'utf8')));
  const container = existsSync(join(dist, 'remote.js')) ? ['remote.js'] : [];
  const absolute = (files: string[]) => files.map((file) => join(dist, file));
  const absoluteByName = (byName: Record<string, string[]>) =>
    Object.fromEntries(Object.entries(byName).map(([key, files]) => [key, absolute(files)]));
  return {
    ...assets,
    name,
    initial: absolute([...container, ...assets.initial]),
    pages: absoluteByName(assets.pages),
    contributions: absoluteByName(assets.contributions),
    apiClient: absolute(assets.apiClient),
  };
}

const weigh = (files: Iterable<string>, ending: string) => {
  const ours = [...new Set(files)].filter((file) => file.endsWith(ending));
  return { count: ours.length, bytes: ours.reduce((sum, file) => sum + statSync(`${file}.br`).size, 0) };
};

function rowsOf(shell: App, sections: App[]): Row[] {
  const { apiClient } = shell;
  const row = (route: string, files: string[], limit: number, own = files): Row => {
    const scripts = weigh(files, '.js');
    const styles = weigh(files, '.css').bytes;
    const limited = weigh(own, '.js').bytes;
    const over: string[] = [];
    if (limited > limit) over.push(`${inKB(limited)} of JavaScript, ${inKB(limit)} allowed`);
    if (route === '/' && scripts.count > budget.homeScripts) over.push(`${scripts.count} scripts`);
    if (styles > budget.styles) over.push(`${inKB(styles)} of styles, ${inKB(budget.styles)} allowed`);
    return { route, scripts: scripts.count, javascript: scripts.bytes, styles, over };
  };
  const own = Object.entries(shell.pages).map(([path, files]) => {
    const all = [...shell.initial, ...files];
    const added = files.filter((file) => !apiClient.includes(file));
    return path === '/' ? row(path, all, budget.home) : row(path, all, budget.page, added);
  });
  const sectionRows = sections.flatMap(({ initial, pages, contributions, apiPages }) =>
    Object.entries({ ...pages, ...contributions }).map(([path, files]) => {
      const added = [...initial, ...files];
      const all = [...shell.initial, ...(apiPages.includes(path) ? apiClient : []), ...added];
      return path === '/empleos' ? row(path, all, budget.search) : row(path, all, budget.page, added);
    }),
  );
  return [...own, ...sectionRows];
}

const inKB = (bytes: number) => `${(bytes / kB).toFixed(1)} kB`;

const shell = readApp('shell');
if (shell.apiClient.length === 0) throw new Error('The build of the shell names no API client.');
const sections = globSync('apps/*/section.json', { cwd: workspace }).map((file) =>
  readApp(basename(dirname(file))),
);
const rows = rowsOf(shell, sections);

console.log('First visit, brotli, on the wire');
const width = Math.max(...rows.map(({ route }) => route.length));
for (const { route, scripts, javascript, styles, over } of rows) {
  const cells = [
    route.padEnd(width),
    `${scripts} scripts`,
    inKB(javascript).padStart(9),
    `css ${inKB(styles).padStart(7)}`,
  ];
  console.log(`  ${cells.join('  ')}${over.length > 0 ? `  OVER: ${over.join('; ')}` : ''}`);
}
if (rows.some(({ over }) => over.length > 0)) process.exitCode = 1;
