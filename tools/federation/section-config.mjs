import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { RouteAssetsPlugin } from './route-assets-plugin.mjs';
import { sharedBySection } from './shared.mjs';
import { versioned, VersionInNamesPlugin } from './version-in-names-plugin.mjs';
import { webConfig } from './web-config.mjs';

/** Of the chunk that holds the door, as module federation names it. */
const doorChunk = '__federation_expose_section';

/**
 * What nearly every page of a section takes comes with its door, and so do its Spanish texts; what less of them share
 * stands apart only where it is large. Each file more is one of the few that a browser asks for at once
 * (services/gateway/src/routes.ts).
 */
const fewFiles = (root, { splitChunks }, pages) => ({
  ...splitChunks,
  minSize: 24_000,
  cacheGroups: {
    ...splitChunks.cacheGroups,
    texts: { name: doorChunk, test: join(root, 'src/messages/es.json'), enforce: true, priority: 20 },
    common: {
      name: doorChunk,
      minChunks: Math.max(2, Math.ceil(0.7 * pages)),
      type: /^javascript\//,
      enforce: true,
      priority: 10,
    },
  },
});

/**
 * A section: one door (`./section`), nothing shared but what the shell provides, no static remotes.
 * @param {string} root the section's folder
 */
export const sectionConfig = (root) => {
  const descriptor = JSON.parse(readFileSync(join(root, 'section.json'), 'utf8'));
  const { name, platform } = descriptor;
  // Each version of a section has a folder of its own: a name has to be another's in that build alone.
  const config = webConfig(root, name, 8);
  return {
    ...config,
    entry: {},
    optimization: {
      ...config.optimization,
      splitChunks: fewFiles(root, config.optimization, descriptor.routes.length),
    },
    output: { ...config.output, uniqueName: versioned(config.output.uniqueName) },
    plugins: [
      ...config.plugins,
      new VersionInNamesPlugin(),
      new RouteAssetsPlugin({ door: join(root, 'src/section.ts'), descriptor }),
      new ModuleFederationPlugin({
        // Of the federation runtime's instance: by an equal name two versions would be one.
        name: versioned(name),
        filename: 'remote.js',
        // The one global that versions share: the loader takes it away before anything else can run.
        library: { type: 'var', name: `puente_${name}` },
        exposes: { './section': './src/section.ts' },
        shared: sharedBySection(platform),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: true,
        // The federation runtime comes from the shell: 20 kB less in every section.
        experiments: {
          externalRuntime: true,
          optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
        },
      }),
    ],
  };
};
