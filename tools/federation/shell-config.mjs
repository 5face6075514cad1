import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import { InjectManifest } from 'workbox-webpack-plugin';
import { RouteAssetsPlugin } from './route-assets-plugin.mjs';
import { sharedByShell, versions } from './shared.mjs';
import { webConfig } from './web-config.mjs';

const require = createRequire(import.meta.url);

/**
 * The plugin that hands the runtime to the sections asks for it by `require`, the shell's own code by `import`: without
 * this the shell would carry the federation runtime twice (15 kB brotli more).
 */
const oneRuntime = () => {
  const folderOf = (name) => dirname(require.resolve(name));
  const core = join(folderOf('@module-federation/runtime-core'), 'index.js');
  return {
    '@module-federation/runtime-core$': core,
    '@module-federation/runtime-tools/runtime-core$': core,
    'runtime-core-snapshot-disabled$': join(dirname(core), 'plugins/snapshot/disabled.js'),
    '@module-federation/sdk$': join(folderOf('@module-federation/sdk'), 'index.js'),
    '@module-federation/error-codes$': join(folderOf('@module-federation/error-codes'), 'index.mjs'),
    '@module-federation/error-codes/browser$': join(
      folderOf('@module-federation/error-codes'),
      'browser.mjs',
    ),
  };
};

// Its package offers the development build under every condition.
const productionRouter = () => ({
  'react-router$': join(dirname(require.resolve('react-router/package.json')), 'dist/production/index.mjs'),
});

/** A deferred script is of low priority, behind the section's files that only it can run. */
const mainScriptFirst = {
  apply: (compiler) => {
    compiler.hooks.compilation.tap('MainScriptFirst', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTags.tap('MainScriptFirst', (page) => {
        for (const { attributes } of page.assetTags.scripts) attributes.fetchpriority = 'high';
        return page;
      });
    });
  },
};

/**
 * For who publishes sections (tools/release): what they are compared with is the live shell, not a workspace. For the
 * gateway: what the shell's pages say of themselves in the HTML.
 */
const tellsOthers = {
  apply: (compiler) => {
    const { Compilation, sources } = compiler.webpack;
    const heads = join(compiler.context, 'src/heads.json');
    compiler.hooks.thisCompilation.tap('TellsOthers', (compilation) => {
      compilation.fileDependencies.add(heads);
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT - 1;
      compilation.hooks.processAssets.tap({ name: 'TellsOthers', stage }, () => {
        compilation.emitAsset('provides.json', new sources.RawSource(JSON.stringify(versions())));
        compilation.emitAsset('heads.json', new sources.RawSource(readFileSync(heads)));
      });
    });
  },
};

/** What the service worker keeps of the shell from the first visit on. */
const keptOffline = [/^index\.html$/, /^assets\/.*\.(js|css|woff2|svg)$/];
/** Letters that hardly a page has; what only the browser itself shows. */
const notKept = [/figtree-latin-ext/, /\/icon\./];

/**
 * index.html as it was built is served at `/shell.html`: every other address says something of its own in it. Its hash
 * keeps a page of a later release, with other scripts, from being kept as this one.
 */
const pageAtItsAddress = (entries, { assets }) => ({
  manifest: entries.map((entry) => {
    if (entry.url !== '/index.html') return entry;
    const hash = createHash('sha384').update(assets['index.html'].source()).digest('base64');
    return { ...entry, url: '/shell.html', integrity: `sha384-${hash}` };
  }),
});

/**
 * The host: provides the shared packages and the federation runtime; knows no section at build time.
 * @param {string} root the shell's folder
 */
export const shellConfig = (root) => {
  const config = webConfig(root, 'shell', 12);
  return {
    ...config,
    entry: { main: './src/main.tsx' },
    output: { ...config.output, publicPath: '/' },
    module: {
      rules: [
        ...config.module.rules,
        {
          test: /\.webmanifest$/,
          type: 'asset/resource',
          use: join(import.meta.dirname, 'manifest-loader.mjs'),
        },
      ],
    },
    resolve: { ...config.resolve, alias: { ...oneRuntime(), ...productionRouter() } },
    plugins: [
      new HtmlWebpackPlugin({ template: './src/index.html', scriptLoading: 'defer', inject: 'head' }),
      mainScriptFirst,
      tellsOthers,
      // Compiled as a whole on another thread while it arrives, not function by function while the page waits: half of
      // what blocks a slow phone's first visit. https://v8.dev/blog/explicit-compile-hints
      new webpack.BannerPlugin({
        banner: '//# allFunctionsCalledOnLoad',
        raw: true,
        entryOnly: true,
        include: /^assets\/main\..*\.js$/,
        stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
      }),
      ...config.plugins,
      new RouteAssetsPlugin({ door: join(root, 'src/pages.ts') }),
      // `disableSnapshot` stops the handler from being used, not from being bundled (1.5 kB brotli).
      new webpack.NormalModuleReplacementPlugin(
        /plugins\/snapshot\/SnapshotHandler\.js$/,
        join(import.meta.dirname, 'lean/snapshot-handler.mjs'),
      ),
      new ModuleFederationPlugin({
        name: 'shell',
        shared: sharedByShell(),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: {
          provideExternalRuntime: true,
          optimization: { target: 'web', disableSnapshot: true },
        },
      }),
      new InjectManifest({
        swSrc: './src/offline/worker/service-worker.ts',
        swDest: 'sw.js',
        include: keptOffline,
        exclude: notKept,
        dontCacheBustURLsMatching: /^\/assets\//,
        manifestTransforms: [pageAtItsAddress],
      }),
    ],
  };
};
