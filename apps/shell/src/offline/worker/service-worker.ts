// Keeps what was seen readable without a connection. What it may keep, and why: docs/decisions/0006-offline.md.
import { cacheNames, clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, precache, PrecacheFallbackPlugin } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { answerJobs, forgetJobs, keepAnswer } from './jobs.ts';
import { isLogOut, isSectionFile, isSharedJobs } from './requests.ts';
import { answerSectionFile } from './sections.ts';
import { answerPages, tellsPages } from './tells-pages.ts';

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: { url: string; revision: string | null; integrity?: string }[];
};

precache(self.__WB_MANIFEST);
cleanupOutdatedCaches();
// No `skipWaiting`: until its last tab is gone, an older shell is served by the worker that holds its files.
clientsClaim();
self.addEventListener('activate', (event) => {
  event.waitUntil(self.registration.navigationPreload?.enable());
});

/** A page waits this long for the network before the kept shell opens instead. */
const networkTimeoutSeconds = 3;
registerRoute(
  new NavigationRoute(
    new NetworkOnly({
      networkTimeoutSeconds,
      plugins: [tellsPages, new PrecacheFallbackPlugin({ fallbackURL: '/shell.html' })],
    }),
    { denylist: [/^\/(api|health|sections|metrics)(\/|$)/] },
  ),
);

// The files of any shell that is still kept, not only of this worker's own.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request }) =>
    (await caches.match(request, { cacheName: cacheNames.precache })) ?? (await fetch(request)),
);

const registryCache = 'registry';
// Without a time limit: as long as the network can answer, no old registry does.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname === '/registry.json',
  new NetworkFirst({ cacheName: registryCache, plugins: [tellsPages] }),
);

/** What a page was sent with instead of asking for it. */
async function keepRegistry(text: string): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  await (await caches.open(registryCache)).put('/registry.json', new Response(text, { headers }));
}

registerRoute(({ sameOrigin, url }) => sameOrigin && isSectionFile(url), answerSectionFile);
registerRoute(({ sameOrigin, url }) => sameOrigin && isSharedJobs(url), answerJobs);

answerPages();
self.addEventListener('message', (event) => {
  const { answers = [], registry } = event.data as {
    answers?: { url: string; status: number; text: string }[];
    registry?: string;
  };
  for (const answer of answers)
    if (isSharedJobs(new URL(answer.url))) event.waitUntil(keepAnswer(answer, event));
  if (registry) event.waitUntil(keepRegistry(registry));
});
self.addEventListener('fetch', (event) => {
  if (isLogOut(event.request)) event.waitUntil(forgetJobs());
});
