import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { RouteAssetsPlugin } from './route-assets-plugin.mjs';
import { sharedBySection } from './shared.mjs';
import { versioned, VersionInNamesPlugin } from './version-in-names-plugin.mjs';
import { webConfig } from './web-config.mjs';

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
