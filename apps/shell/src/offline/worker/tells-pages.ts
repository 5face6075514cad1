import { type WorkboxPlugin } from 'workbox-core/types.js';

declare const self: ServiceWorkerGlobalScope;

/** Whether the network answered the last time. */
let connected: boolean | undefined;

/** Tells pages whether the network answers: on a Wi-Fi that leads nowhere a browser still believes to be online. */
export const tellsPages: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => {
    await tell(true);
    return response;
  },
  fetchDidFail: async ({ error }) => {
    // What a page no longer waits for says nothing about the network.
    if (error.name !== 'AbortError') await tell(false);
  },
};

/** For pages that were not listening yet when it changed. */
export function answerPages(): void {
  self.addEventListener('message', ({ data, source }) => {
    if (data === 'connected?' && connected !== undefined) source?.postMessage({ connected });
  });
}

async function tell(now: boolean): Promise<void> {
  if (connected === now) return;
  connected = now;
  for (const page of await self.clients.matchAll()) page.postMessage({ connected });
}
