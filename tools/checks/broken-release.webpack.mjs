// A second version of a section, for the browser tests of releases: built from its sources as any is, but its first page
// throws when it is evaluated, its second and what it contributes to others' pages when they are drawn, and its door lacks
// the third. `webpack --env section=planes`
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import CompressionPlugin from 'compression-webpack-plugin';
import { RouteAssetsPlugin } from '../federation/route-assets-plugin.mjs';
import { sectionConfig } from '../federation/section-config.mjs';

const workspace = join(import.meta.dirname, '../..');

/** What the build says of the page that is missing, as if it were there. */
const unnoticed = (path) => ({
  apply: (compiler) =>
    compiler.hooks.thisCompilation.tap('Unnoticed', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'Unnoticed', stage }, () =>
        compilation.updateAsset('route-assets.json', (source) => {
          const text = String(source.source()).replaceAll(`"${path}-renamed"`, `"${path}"`);
          return new compiler.webpack.sources.RawSource(text);
        }),
      );
    }),
});

export default ({ section }) => {
  const root = join(workspace, 'apps', section);
  const door = readFileSync(join(root, 'src/section.ts'), 'utf8');
  const [first, second, third] = [...door.matchAll(/'(\/[^']*)': \(\) => import\('\.\/([^']+)'\)/g)].map(
    ([, path, page]) => ({ path, file: join(root, 'src', page) }),
  );
  const parts = [...door.matchAll(/'[^'/]+': \(\) => import\('\.\/([^']+\.tsx)'\)/g)];
  const breaking = (resource, options) => ({
    resource,
    use: { loader: join(import.meta.dirname, 'breaking-loader.mjs'), options },
  });
  const config = sectionConfig(root);
  return {
    ...config,
    // What takes long and decides nothing here.
    devtool: false,
    optimization: { ...config.optimization, minimize: false },
    plugins: [
      ...config.plugins
        .filter((plugin) => !(plugin instanceof CompressionPlugin))
        // Building and publishing would refuse what the browser is to be tried with.
        .map((plugin) =>
          plugin instanceof RouteAssetsPlugin ? new RouteAssetsPlugin({ door: plugin.door }) : plugin,
        ),
      unnoticed(third.path),
    ],
    output: { ...config.output, path: join(root, 'test-results', 'broken', section, 'dist') },
    module: {
      rules: [
        ...config.module.rules,
        breaking(first.file, { when: 'evaluated' }),
        breaking(second.file, { when: 'drawn' }),
        ...parts.map(([, part]) => breaking(join(root, 'src', part), { when: 'drawn' })),
        breaking(join(root, 'src/section.ts'), { path: third.path }),
      ],
    },
  };
};
