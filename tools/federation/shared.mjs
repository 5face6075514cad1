import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const workspace = join(import.meta.dirname, '../..');
const read = (file) => JSON.parse(readFileSync(join(workspace, file), 'utf8'));

/**
 * The one sharing policy: the shell provides these packages, sections take them and bundle no copy of their own.
 * Anything else is bundled per section, so that its team upgrades it alone.
 */
export const versions = () => {
  const { dependencies } = read('package.json');
  const platform = read('libs/platform/package.json').version;
  return {
    react: dependencies.react,
    'react-dom': dependencies['react-dom'],
    '@puente/platform': platform,
    '@puente/platform/api': platform,
  };
};

// The shell registers this one itself (apps/shell/src/sections/federation.ts): as a lazily shared module of the build it
// would leave a chunk without a file, which subresource integrity cannot hash.
const lazy = '@puente/platform/api';

export const sharedByShell = () =>
  Object.fromEntries(
    Object.entries(versions())
      .filter(([name]) => name !== lazy)
      .map(([name, version]) => [
        name,
        { singleton: true, eager: true, version, requiredVersion: `^${version}`, strictVersion: true },
      ]),
  );

/**
 * @param {string} platform the range of its `section.json`: a newer platform in the workspace is no reason to demand a
 *   newer shell
 */
export const sharedBySection = (platform) =>
  Object.fromEntries(
    Object.entries(versions()).map(([name, version]) => [
      name,
      {
        singleton: true,
        import: false,
        requiredVersion: name.startsWith('@puente/platform') ? platform : `^${version}`,
        strictVersion: true,
      },
    ]),
  );
