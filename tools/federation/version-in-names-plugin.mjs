import { createHash } from 'node:crypto';

/** As long as what takes its place, so that no position in a source map moves. */
const placeholder = 'VVVVVVVVVV';

/**
 * A name that no other build of different content has, for what a build names globally: two versions of one section may
 * live in one tab, where the container of one must not take the chunks of the other. Needs `VersionInNamesPlugin`.
 */
export const versioned = (name) => `${name}_${placeholder}`;

/** Puts a hash of all scripts and styles into the names that `versioned` made. */
export class VersionInNamesPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('VersionInNames', (compilation) => {
      compilation.hooks.processAssets.tap(
        // What minifying left, before source maps, integrity and the hashes in file names are made of it.
        { name: 'VersionInNames', stage: Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1 },
        (assets) => {
          const files = Object.keys(assets).filter((file) => /\.(js|css)$/.test(file));
          const contents = files.map((file) => assets[file].buffer()).toSorted(Buffer.compare);
          const hash = createHash('sha256');
          for (const content of contents) hash.update(content);
          const version = hash.digest('hex').slice(0, placeholder.length);
          for (const file of files)
            compilation.updateAsset(file, (source) => replaced(source, version, sources.ReplaceSource));
        },
      );
    });
  }
}

function replaced(source, version, ReplaceSource) {
  const next = new ReplaceSource(source);
  const text = String(source.source());
  for (let at = text.indexOf(placeholder); at !== -1; at = text.indexOf(placeholder, at + 1))
    next.replace(at, at + placeholder.length - 1, version);
  return next;
}
