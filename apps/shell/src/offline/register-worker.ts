import { pageAnswers } from '@puente/platform/host';
import { sentRegistry } from '../boot/load-registry.ts';

/** Lets the worker keep what is seen from here on, and what this page has already fetched without it, or was sent with. */
export async function registerWorker(): Promise<void> {
  // Not there on plain http, but for localhost.
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const isNew = !serviceWorker.controller;
  await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  const { active } = await serviceWorker.ready;
  active?.postMessage({ answers: pageAnswers(), registry: sentRegistry() });
  if (!isNew) return;
  const urlsToCache = performance.getEntriesByType('resource').map(({ name }) => name);
  // The worker's router (Workbox) asks for those it has a route for; most come from the browser's own cache.
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}
