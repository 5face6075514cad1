import {
  getInstance,
  loadRemote,
  registerPlugins,
  registerRemotes,
  registerShared,
} from '@module-federation/enhanced/runtime';
import { platformVersion } from '@puente/platform/host';
import { loadApiClient } from './api-client.ts';
import { fetchFiles } from './preload.ts';

/** A container as webpack builds it. */
interface Container {
  get: (module: string) => Promise<() => unknown>;
  init: (...args: unknown[]) => unknown;
}

export interface RemoteEntry {
  section: string;
  /** Address of the container script; a new attempt needs a new address. */
  url: string;
  /** SRI hash of the container script. */
  integrity: string;
  /** Its other files, as far as they are known. */
  files: readonly string[];
  /** Whether to ask for them past what the browser keeps of them. */
  anew: boolean;
  signal: AbortSignal;
}

export class EntryUnreachable extends Error {}

const entries = new Map<string, RemoteEntry>();
let attempts = 0;
const apiClient = '@puente/platform/api';

function prepareRuntime(): void {
  registerPlugins([
    {
      name: 'puente-entry',
      // The runtime's own loading has neither integrity nor a way to try the same section twice.
      loadEntry: async ({ remoteInfo }) => {
        const entry = entries.get(remoteInfo.name);
        return entry && ((await loadContainer(entry)) as never);
      },
    },
  ]);
  // The one shared package that no visitor needs before a section asks for it.
  registerShared({
    [apiClient]: {
      version: platformVersion,
      get: async () => {
        try {
          const client = await loadApiClient();
          return () => client;
        } catch (failure) {
          // The runtime would give this failure to whoever asks again, for the life of the tab.
          delete getInstance()?.shareScopeMap['default']?.[apiClient]?.[platformVersion]?.loading;
          throw failure;
        }
      },
      shareConfig: { singleton: true, strictVersion: true, requiredVersion: `^${platformVersion}` },
    },
  });
}

/**
 * Takes away the scripts and styles of a version that are still on their way: webpack would make a new attempt join them.
 * @param entry address of its container
 */
export function dropPendingFiles(entry: string): void {
  for (const element of pendingFiles(entry)) element.remove();
}

/** Whether the browser still waits for scripts or styles of a version. */
export const hasPendingFiles = (entry: string): boolean => pendingFiles(entry).length > 0;

function pendingFiles(entry: string): Element[] {
  const folder = new URL('.', new URL(entry, location.href)).href;
  const isPending = (element: HTMLScriptElement | HTMLLinkElement) =>
    element instanceof HTMLScriptElement
      ? element.src.startsWith(folder)
      : !element.sheet && element.href.startsWith(folder);
  const elements = document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(
    'script[data-webpack], link[rel=stylesheet]',
  );
  return [...elements].filter(isPending);
}

/** Loads a container under a name of its own, so that no attempt joins an earlier one, and returns its door. */
export async function loadDoor(entry: RemoteEntry): Promise<unknown> {
  if (attempts === 0) prepareRuntime();
  attempts += 1;
  const name = `${entry.section}_${attempts}`;
  entries.set(name, entry);
  registerRemotes([{ name, entry: entry.url, type: 'var' }]);
  const door = await loadRemote<{ default: unknown }>(`${name}/section`);
  return door?.default;
}

async function loadContainer({
  section,
  url,
  integrity,
  files,
  anew,
  signal,
}: RemoteEntry): Promise<Container> {
  const globalName = `puente_${section}`;
  const scope = globalThis as unknown as Record<string, Container | undefined>;
  try {
    await fetchFiles([url, ...files], { anew, signal });
  } catch (cause) {
    throw new EntryUnreachable(url, { cause });
  }
  return await new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.integrity = integrity;
    script.crossOrigin = 'anonymous';
    script.onerror = () => {
      script.remove();
      reject(new EntryUnreachable(url));
    };
    script.onload = () => {
      script.remove();
      const container = scope[globalName];
      // `var` makes it undeletable; the next attempt must not find this one's.
      scope[globalName] = undefined;
      if (container) resolve(container);
      else reject(new Error(`${url} is not a section`));
    };
    signal.addEventListener('abort', () => {
      script.remove();
      reject(new EntryUnreachable(url));
    });
    document.head.append(script);
  });
}
