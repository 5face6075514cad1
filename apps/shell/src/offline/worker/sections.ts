import { type RouteHandlerCallbackOptions, type WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { versionFolder } from './requests.ts';
import { tellsPages } from './tells-pages.ts';

const cacheName = 'sections';

/** A network that answers everything with its own sign-in page must not leave that in place of a script. */
const onlyFiles: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && !response.headers.get('content-type')?.includes('html') ? response : null,
};
const plainAddress: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => request.url.replace(/\?.*/, ''),
};
const forgetsVersion: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response }) => {
    if (response.ok) await forgetVersion(versionFolder(new URL(request.url)));
    return response;
  },
};
// No limit of age: a version published long ago may well be the current one.
const leastUsedGo = new ExpirationPlugin({ maxEntries: 200, purgeOnQuotaError: true });

const asKept = new CacheFirst({ cacheName, plugins: [tellsPages, onlyFiles, leastUsedGo] });
const asItIs = new NetworkFirst({ cacheName, plugins: [tellsPages, onlyFiles, leastUsedGo] });
const anew = new NetworkFirst({
  cacheName,
  plugins: [plainAddress, tellsPages, forgetsVersion, onlyFiles, leastUsedGo],
});

/**
 * A file of a section as it is kept. `?retry=` says that what was kept did not work, `reload` that it may be so: then as
 * it is now.
 */
export function answerSectionFile({ request, event, url }: RouteHandlerCallbackOptions): Promise<Response> {
  const strategy = url.search ? anew : request.cache === 'reload' ? asItIs : asKept;
  return strategy.handle({ request, event });
}

async function forgetVersion(folder: string): Promise<void> {
  const cache = await caches.open(cacheName);
  const files = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(folder));
  await Promise.all(files.map((file) => cache.delete(file)));
}
