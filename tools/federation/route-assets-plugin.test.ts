import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { routeAssetsSchema, type RouteAssets } from '@puente/composition';
import webpack from 'webpack';

// By a name that TypeScript does not follow: a plugin of the build has no types.
const { RouteAssetsPlugin } = await import(String(join(import.meta.dirname, 'route-assets-plugin.mjs')));

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'door-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Builds a section with this door and these routes; each of its files is a chunk of that name. */
async function build(
  door: string,
  paths: string[],
  contributions: string[] = [],
  query?: { names: string[]; module: string },
): Promise<RouteAssets> {
  const files = {
    'entry.js': "import('./section.js');",
    'section.js': door,
    'messages/es.json': '{}',
    'cart.js': "export default 'cart';",
    'plans.js':
      "export default 'plans'; export const more = () => import('./later.js'), en = () => import('./plans.en.json');",
    'plans.en.json': '{}',
    'later.js': "export default 'later';",
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  const descriptor = {
    routes: paths.map((path) => ({ path, ...(query && { query }) })),
    contributions: contributions.map((name) => ({ name })),
  };
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './entry.js',
    output: { path: join(folder, 'dist'), chunkFilename: '[name].js' },
    optimization: { chunkIds: 'named' },
    plugins: [new RouteAssetsPlugin({ door: join(folder, 'section.js'), descriptor })],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((failure, stats) => {
      const errors = stats?.toJson({ all: false, errors: true }).errors ?? [];
      if (failure ?? errors.length > 0) reject(failure ?? new Error(errors.map((e) => e.message).join('\n')));
      else resolve();
    });
  });
  return routeAssetsSchema.parse(JSON.parse(readFileSync(join(folder, 'dist/route-assets.json'), 'utf8')));
}

test('each page has its files and those of the Spanish texts, however its door is written', async () => {
  const door = `
    // '/old': () => import('./later.js')
    export default {
      messages: { es: () => import('./messages/es.json'), en: () => import('./later.js') },
      "pages": {
        "/cart": () =>
          import(/* its weight is looked at */ "./cart.js"),
        '/planes': function () { return import('./plans.js'); },
        '/precios': () => import('./plans.js'),
      },
      contributions: { aPart: () => import('./cart.js') },
    };`;
  const { initial, pages, contributions } = await build(door, ['/cart', '/planes'], ['aPart']);
  expect(initial).toEqual(['main.js', 'section_js.js']);
  expect(pages).toEqual({
    '/cart': ['cart_js.js', 'messages_es_json.js'],
    '/planes': ['plans_js.js', 'messages_es_json.js'],
    '/precios': ['plans_js.js', 'messages_es_json.js'],
  });
  expect(contributions).toEqual({ aPart: ['cart_js.js', 'messages_es_json.js'] });
});

const plans =
  "export default { pages: { '/planes': () => import('./plans.js') }, messages: { en: () => import('./later.js') } };";

test('the English of the section and of a page is known by that page', async () => {
  const { english } = await build(plans, ['/planes']);
  expect(english).toEqual({ '/planes': ['later_js.js', 'plans_en_json.js'] });
});

test('what a page imports for a query is told with the names that ask for it', async () => {
  const query = { names: ['q'], module: 'later.js' };
  const { queries } = await build(plans, ['/planes'], [], query);
  expect(queries).toEqual({ '/planes': { names: ['q'], files: ['later_js.js'], api: false } });
  await expect(build(plans, ['/planes'], [], { ...query, module: 'cart.js' })).rejects.toThrow(
    'the page /planes imports no cart.js',
  );
});

test('a door without an import for a page or a contribution of its description cannot be built', async () => {
  const door = "export default { pages: { '/cart': () => import('./cart.js') } };";
  await expect(build(door, ['/cart', '/planes'])).rejects.toThrow('no import() for the page /planes');
  await expect(build(door, ['/cart'], ['a-part'])).rejects.toThrow('no import() for the contribution a-part');
});

test('a page that the door gets from elsewhere has no import there', async () => {
  const door = "const cart = () => import('./cart.js'); export default { pages: { '/cart': cart } };";
  await expect(build(door, ['/cart'])).rejects.toThrow('no import() for');
});

test('a page whose file does not exist fails as webpack tells it', async () => {
  const door = "export default { pages: { '/cart': () => import('./carrt.js') } };";
  await expect(build(door, ['/cart'])).rejects.toThrow("Can't resolve './carrt.js'");
});
