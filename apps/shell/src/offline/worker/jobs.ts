import { type RouteHandlerCallbackOptions, type WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheOnly, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { StrategyHandler } from 'workbox-strategies/StrategyHandler.js';
import { tellsPages } from './tells-pages.ts';

const cacheName = 'jobs';
const matchOptions = { ignoreVary: true };
const hour = 60 * 60;
const week = 7 * 24 * hour;

const expiration = new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: week, purgeOnQuotaError: true });
/** A page that is open at log-out asks again, now without the token. */
const pauseAfterLogOut = 5_000;
let loggedOut = 0;
const pauses: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && Date.now() - loggedOut > pauseAfterLogOut ? response : null,
};
const isGone = (status: number) => status === 404 || status === 410;
const forgetJob = async (url: string) => (await caches.open(cacheName)).delete(url, matchOptions);

/** A job that was withdrawn is not read any more. */
const forgetsGone: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response }) => {
    if (isGone(response.status)) await forgetJob(request.url);
    return response;
  },
};

const forEverybody = new NetworkFirst({
  cacheName,
  matchOptions,
  plugins: [tellsPages, forgetsGone, pauses, expiration],
});
const asKept = new CacheOnly({ cacheName, matchOptions, plugins: [expiration] });
const forOnePerson = new NetworkOnly({
  plugins: [
    tellsPages,
    forgetsGone,
    { handlerDidError: ({ request, event }) => asKept.handle({ request: request.url, event }) },
  ],
});

/**
 * Jobs from the network, or what was kept when there is none. What a signed-in person is answered, drafts and numbers of
 * applicants with it, is never kept: for them, too, it is the answer that everybody gets.
 */
export function answerJobs({ request, event }: RouteHandlerCallbackOptions): Promise<Response> {
  if (!request.headers.has('authorization')) return forEverybody.handle({ request, event });
  const answer = forOnePerson.handle({ request, event });
  event.waitUntil(
    answer.then(
      ({ ok }) => (ok ? keepForEverybody(request.url, event) : undefined),
      () => undefined,
    ),
  );
  return answer;
}

/**
 * What a page was sent with instead of asking for it (decision 35): the answer that everybody gets, kept as if it had been
 * asked for.
 */
export async function keepAnswer(
  { url, status, text }: { url: string; status: number; text: string },
  event: ExtendableEvent,
): Promise<void> {
  if (isGone(status)) await forgetJob(url);
  const headers = { 'content-type': 'application/json', date: new Date().toUTCString() };
  const request = new Request(url);
  const handler = new StrategyHandler(forEverybody, { event, request });
  await handler.cachePut(request, new Response(text, { status, headers }));
}

/** At log-out: the next person learns nothing of what this one has read. */
export async function forgetJobs(): Promise<void> {
  loggedOut = Date.now();
  await caches.delete(cacheName);
}

async function keepForEverybody(url: string, event: ExtendableEvent): Promise<void> {
  const kept = await caches.match(url, { cacheName, ...matchOptions });
  const age = Date.now() - Date.parse(kept?.headers.get('date') ?? '');
  // Asked once more without the token, but not each time: people pay for their data.
  if (age < hour * 1000) return;
  await forEverybody.handle({ request: new Request(url, { priority: 'low' }), event });
}
