// Names and paths stand in quotes, which languages do not.
const doorImports = /'([^']*)':\s*\(\)\s*=>\s*import\('([^']+)'/g;
const messagesImport = /es:\s*\(\)\s*=>\s*import\('([^']+)'/;

/**
 * Writes `route-assets.json`: for each page, by its path, the scripts and styles its first visit needs beyond the
 * shell, the same for each contribution, by its name, which pages need the shell's API client at once, and the files of that client where it is built. Publishing
 * puts it into the registry, so that they are fetched all at once instead of one after another; the gateway and the
 * weight table read it too.
 */
export class RouteAssetsPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('RouteAssets', (compilation) => {
      const { RawSource } = compiler.webpack.sources;
      compilation.hooks.processAssets.tap(
        { name: 'RouteAssets', stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT - 1 },
        () => {
          const routes = routeAssets(compilation);
          compilation.emitAsset('route-assets.json', new RawSource(JSON.stringify(routes, null, 2)));
        },
      );
    });
  }
}

function routeAssets(compilation) {
  const initial = new Set();
  const byRequest = new Map();
  const askingApi = new Set();
  const pages = new Map();
  const contributions = new Map();
  let messages;
  for (const [, entrypoint] of compilation.entrypoints) addFiles(initial, entrypoint);
  for (const group of compilation.chunkGroups) {
    for (const { request, module } of group.origins) {
      if (!request) continue;
      // The door, as the federation container exposes it: a section's every page passes through it.
      if (module?.type === 'javascript/dynamic' && /src\/section\.ts$/.test(request))
        addFiles(initial, group);
      const files = byRequest.get(request) ?? new Set();
      addFiles(files, group);
      byRequest.set(request, files);
      if (takesApi(compilation, group)) askingApi.add(request);
    }
  }
  for (const module of compilation.modules) {
    const resource = module.resource ?? '';
    if (!/src\/(section|pages)\.tsx?$/.test(resource)) continue;
    const source = compilation.inputFileSystem.readFileSync(resource, 'utf8');
    for (const [, name, request] of source.matchAll(doorImports))
      (name.startsWith('/') ? pages : contributions).set(name, request);
    messages ??= messagesImport.exec(source)?.[1];
  }
  const filesByName = (requests) =>
    Object.fromEntries(
      [...requests].map(([name, request]) => [
        name,
        [...new Set([...(byRequest.get(request) ?? []), ...(byRequest.get(messages) ?? [])])],
      ]),
    );
  return {
    initial: [...initial],
    pages: filesByName(pages),
    contributions: filesByName(contributions),
    apiClient: filesOf(compilation.namedChunkGroups.get('api-client')),
    apiPages: [...pages].filter(([, request]) => askingApi.has(request)).map(([path]) => path),
  };
}

function takesApi({ chunkGraph }, group) {
  return group.chunks.some((chunk) =>
    [...chunkGraph.getChunkModulesIterable(chunk)].some(
      ({ type, options }) => type === 'consume-shared-module' && options.shareKey === '@puente/platform/api',
    ),
  );
}

const filesOf = (group) => (group?.getFiles() ?? []).filter((file) => /\.(js|css)$/.test(file));

function addFiles(files, group) {
  for (const file of filesOf(group)) files.add(file);
}
