import { dirname, join } from 'node:path';

/**
 * Writes `route-assets.json` (routeAssetsSchema of @puente/composition). Publishing puts it into the registry, so that a
 * page's files are fetched all at once instead of one after another; the gateway and the weight table read it too.
 *
 * A door is the module that leads to an app's pages by `'/path': () => import('./page.tsx')`, in an object called `pages`,
 * and to its `contributions` and `messages` alike. A page's own English is what its chunks import by the name of
 * `….en.json`. It is read as webpack parsed it, and the files are those of the chunks
 * that webpack made for these very imports.
 */
export class RouteAssetsPlugin {
  /**
   * @param {{door: string, descriptor?: {routes: {path: string, query?: object}[], contributions?: {name: string}[]}, file?: string}} options
   *   door: its file; file: where there are several doors
   */
  constructor({ door, descriptor, file = 'route-assets.json' }) {
    this.door = door;
    this.descriptor = descriptor;
    this.file = file;
  }

  apply(compiler) {
    const { Compilation, WebpackError, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('RouteAssets', (compilation, { normalModuleFactory }) => {
      for (const type of ['javascript/auto', 'javascript/esm'])
        normalModuleFactory.hooks.parser.for(type).tap('RouteAssets', (parser) => {
          parser.hooks.program.tap('RouteAssets', (program) => {
            const { module } = parser.state;
            if (module.resource === this.door) module.buildInfo.imports = [...importsOf(program)];
          });
        });
      let door;
      // Before modules are put together, where one may be no more.
      compilation.hooks.finishModules.tap('RouteAssets', (modules) => {
        const module = [...modules].find(({ resource }) => resource === this.door);
        door = module && readDoor(module, compilation);
        for (const missing of this.#missingIn(door))
          compilation.errors.push(new WebpackError(`${this.door} has no import() for ${missing}`));
      });
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT - 1;
      compilation.hooks.processAssets.tap({ name: 'RouteAssets', stage }, () => {
        if (!door) return;
        const routed = routeAssets(door, compilation);
        const assets = { ...routed, queries: this.#queriesOf(door, compilation) };
        compilation.emitAsset(this.file, new sources.RawSource(JSON.stringify(assets, null, 2)));
      });
    });
  }

  /** What a page imports as soon as its address asks for something, as the section's description says. */
  #queriesOf({ pages }, compilation) {
    const { chunkGraph } = compilation;
    const queries = (this.descriptor?.routes ?? []).flatMap(({ path, query }) => {
      if (!query) return [];
      const module = join(dirname(this.door), query.module);
      const page = chunkGraph.getBlockChunkGroup(pages.get(path));
      const late = lateGroups(page).filter((group) =>
        modulesOf(group, chunkGraph).some(({ resource }) => resource === module),
      );
      if (late.length === 0) {
        const { WebpackError } = compilation.compiler.webpack;
        compilation.errors.push(new WebpackError(`the page ${path} imports no ${query.module}`));
      }
      const known = filesOf([page]);
      const files = filesOf(late).filter((file) => !known.includes(file));
      const api = late.some((group) => takesApi(group, chunkGraph));
      return [[path, { names: query.names, files, api }]];
    });
    return Object.fromEntries(queries);
  }

  /** What the section's description promises, or that there is any page at all. */
  #missingIn(door) {
    const { routes = [], contributions = [] } = this.descriptor ?? {};
    if (!door || door.pages.size === 0) return ['any page'];
    return [
      ...routes.filter(({ path }) => !door.pages.has(path)).map(({ path }) => `the page ${path}`),
      ...contributions
        .filter(({ name }) => !door.contributions.has(name))
        .map(({ name }) => `the contribution ${name}`),
    ];
  }
}

/**
 * Every `import()` in a syntax tree, with the names of what it stands in: `['pages', '/cart']` where it is
 * `{ pages: { '/cart': () => import('./cart.tsx') } }` or `const pages = { '/cart': () => import('./cart.tsx') }`.
 */
function* importsOf(node, outer = []) {
  const names = [...outer];
  if (node.type === 'Property' && !node.computed) names.push(node.key.name ?? node.key.value);
  if (node.type === 'VariableDeclarator') names.push(node.id.name);
  if (node.type === 'ImportExpression') yield { names: names.slice(-2), position: node.range[0] };
  for (const child of Object.values(node).flat()) if (child?.type) yield* importsOf(child, names);
}

/** The blocks of webpack's graph that a door leads to, by their names, and those that lead to the door. */
function readDoor(module, { moduleGraph }) {
  const byPosition = new Map(module.blocks.map((block) => [block.dependencies[0].range[0], block]));
  const blocks = (within) =>
    new Map(
      module.buildInfo.imports
        .filter(({ names, position }) => names[0] === within && byPosition.has(position))
        .map(({ names, position }) => [names[1], byPosition.get(position)]),
    );
  return {
    ways: [...moduleGraph.getIncomingConnections(module)].map(({ dependency }) =>
      moduleGraph.getParentBlock(dependency),
    ),
    pages: blocks('pages'),
    contributions: blocks('contributions'),
    messages: blocks('messages').get('es'),
    english: blocks('messages').get('en'),
  };
}

function routeAssets(
  { ways, pages, contributions, messages, english },
  { chunkGraph, entrypoints, namedChunkGroups },
) {
  const groupOf = (block) => block && chunkGraph.getBlockChunkGroup(block);
  const filesByName = (blocks) =>
    Object.fromEntries(
      [...blocks].map(([name, block]) => [name, filesOf([groupOf(block), groupOf(messages)])]),
    );
  const englishByName = (blocks) =>
    Object.fromEntries(
      [...blocks].map(([name, block]) => [
        name,
        filesOf([groupOf(english), ...lateGroups(groupOf(block)).filter(isEnglish)]),
      ]),
    );
  return {
    initial: filesOf([...entrypoints.values(), ...ways.map(groupOf)]),
    pages: filesByName(pages),
    contributions: filesByName(contributions),
    english: englishByName([...pages, ...contributions]),
    apiClient: filesOf([namedChunkGroups.get('api-client')]),
    apiPages: [...pages].filter(([, block]) => takesApi(groupOf(block), chunkGraph)).map(([path]) => path),
  };
}

/** What the chunks of a group import besides. */
const lateGroups = (group) => group?.getChildren() ?? [];

const isEnglish = ({ origins }) => origins.some(({ request }) => /(^|[./])en\.json$/.test(request ?? ''));

/** Those that were put together, too. */
const modulesOf = (group, chunkGraph) =>
  group.chunks
    .flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)])
    .flatMap((module) => [module, ...(module.modules ?? [])]);

/** Of a page that does not exist there is no group, and webpack's own error tells of it. */
const takesApi = (group, chunkGraph) =>
  group?.chunks.some((chunk) =>
    [...chunkGraph.getChunkModulesIterable(chunk)].some(
      ({ type, options }) => type === 'consume-shared-module' && options.shareKey === '@puente/platform/api',
    ),
  );

/** Scripts and styles of what groups of chunks there are, each once. */
const filesOf = (groups) => [
  ...new Set(groups.flatMap((group) => group?.getFiles() ?? []).filter((file) => /\.(js|css)$/.test(file))),
];
