// The twin: the same sources as one program, split by route, with the settings of the shell's build.
// `webpack --env out=<folder> --env registry=<registry.json>`
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import { InjectManifest } from 'workbox-webpack-plugin';
import { RouteAssetsPlugin } from '../../../federation/route-assets-plugin.mjs';
import { shellConfig } from '../../../federation/shell-config.mjs';

const workspace = join(import.meta.dirname, '../../../..');
const composition = [ModuleFederationPlugin, InjectManifest];
const insteadOf = {
  'sections/federation.ts': 'federation.mjs',
  'sections/page-loader.ts': 'page-loader.mjs',
  'boot/load-registry.ts': 'load-registry.mjs',
};

/** What the frame needs of the sections, without what is only for loading them. */
function menus(file) {
  const { sections, icons } = JSON.parse(readFileSync(file, 'utf8'));
  const described = Object.entries(sections).map(([name, { descriptor }]) => [name, { descriptor }]);
  return { sections: Object.fromEntries(described), icons };
}

/** The page does not ask for a registry. */
const withoutRegistry = {
  apply: (compiler) =>
    compiler.hooks.compilation.tap('WithoutRegistry', (compilation) =>
      HtmlWebpackPlugin.getHooks(compilation).beforeEmit.tap('WithoutRegistry', (page) => ({
        ...page,
        html: page.html.replace(/<link[^>]*registry\.json[^>]*>/, ''),
      })),
    ),
};

export default ({ out, registry }) => {
  const config = shellConfig(join(workspace, 'apps/shell'));
  return {
    ...config,
    // Below `/sections/`, where the gateway looks for the files of a page with data.
    output: { ...config.output, path: out, publicPath: '/sections/twin/1/', uniqueName: 'puente_twin' },
    plugins: [
      ...config.plugins.filter((plugin) => !composition.some((other) => plugin instanceof other)),
      ...Object.entries(insteadOf).map(
        ([file, own]) =>
          new webpack.NormalModuleReplacementPlugin(
            new RegExp(`${file.replaceAll('/', '\\/')}$`),
            join(import.meta.dirname, own),
          ),
      ),
      new webpack.DefinePlugin({ TWIN_REGISTRY: JSON.stringify(menus(registry)) }),
      withoutRegistry,
      ...globSync('apps/*/section.json', { cwd: workspace }).map((file) => {
        const descriptor = JSON.parse(readFileSync(join(workspace, file), 'utf8'));
        return new RouteAssetsPlugin({
          door: join(workspace, dirname(file), 'src/section.ts'),
          descriptor,
          file: `route-assets.${descriptor.name}.json`,
        });
      }),
    ],
  };
};
