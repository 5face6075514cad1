/** What is used here of RTK's API, whatever its endpoints. */
interface Client {
  endpoints: Record<string, unknown>;
  util: Record<string, unknown>;
  injectEndpoints: (options: { endpoints: (build: unknown) => Record<string, unknown> }) => Client;
  enhanceEndpoints: (options: { addTagTypes?: readonly string[] }) => Client;
}

const hookName = /^(use(?:Lazy)?)(\w+?)((?:Infinite)?Query(?:State|Subscription)?|Mutation)$/;
/** Those of `api.util` that take the name of an endpoint first. */
const byEndpoint = ['prefetch', 'updateQueryData', 'upsertQueryData', 'patchQueryData'];

/**
 * An API whose `injectEndpoints` can be called twice with a name: another version of a section may have injected its own
 * calls under the same names (RTK would go on with those). The later ones then live under names of their own, which
 * whoever injected them need not know: hooks, `endpoints` and `util` answer to the names that were asked for.
 * It stays so for who adds tags of their own with `enhanceEndpoints`.
 */
export function withVersionedEndpoints<Api extends object>(api: Api): Api {
  const client = api as unknown as Client;
  const injectEndpoints: Client['injectEndpoints'] = (options) => {
    const names = new Map<string, string>();
    const injected = client.injectEndpoints({
      ...options,
      endpoints: (build) => {
        const renamed: Record<string, unknown> = {};
        for (const [name, definition] of Object.entries(options.endpoints(build))) {
          const free = freeName(name, client.endpoints);
          if (free !== name) names.set(name, free);
          renamed[free] = definition;
        }
        return renamed;
      },
    });
    return names.size === 0 ? injected : answeringTo(names, injected);
  };
  const versioned: Api = {
    ...api,
    injectEndpoints,
    enhanceEndpoints(options: Parameters<Client['enhanceEndpoints']>[0]) {
      client.enhanceEndpoints(options);
      return versioned;
    },
  };
  return versioned;
}

function freeName(name: string, taken: Record<string, unknown>): string {
  let free = name;
  for (let count = 2; free in taken; count += 1) free = `${name}${count}`;
  return free;
}

function answeringTo(names: Map<string, string>, client: Client): Client {
  const renamed = (name: string) => names.get(name) ?? name;
  const util: Record<string, unknown> = { ...client.util };
  for (const key of byEndpoint) {
    const call = util[key] as ((name: string, ...rest: unknown[]) => unknown) | undefined;
    if (call) util[key] = (name: string, ...rest: unknown[]) => call(renamed(name), ...rest);
  }
  const endpoints = new Proxy(client.endpoints, {
    get: (all, name: string) => all[renamed(name)],
  });
  return new Proxy(client, {
    get: (target, property) => {
      if (property === 'util') return util;
      if (property === 'endpoints') return endpoints;
      const [, use = '', name = '', kind = ''] = hookName.exec(String(property)) ?? [];
      const hook = `${use}${capitalized(renamed(uncapitalized(name)))}${kind}`;
      return Reflect.get(target, use ? hook : property);
    },
  });
}

const capitalized = (name: string) => name.slice(0, 1).toUpperCase() + name.slice(1);
const uncapitalized = (name: string) => name.slice(0, 1).toLowerCase() + name.slice(1);
