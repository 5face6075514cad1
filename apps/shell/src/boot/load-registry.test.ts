import { afterEach, expect, jest, test } from '@jest/globals';
import { loadRegistry } from './load-registry.ts';

const sent = { sections: {}, icons: { star: [] } };
const latest = { sections: {}, icons: { heart: [] } };
const network = jest.fn<typeof fetch>(() => Promise.resolve(Response.json(latest)));
globalThis.fetch = network;
const navigation = jest.fn(() => [{ type: 'navigate' }] as unknown as PerformanceEntryList);
Object.assign(performance, { getEntriesByType: navigation });

function bring(): void {
  document.body.innerHTML = `<script type="application/json" data-registry>${JSON.stringify(sent)}</script>`;
}

afterEach(() => {
  document.body.replaceChildren();
  network.mockClear();
  jest.restoreAllMocks();
});

test('a registry that came with the page is not asked for', async () => {
  bring();
  expect(await loadRegistry()).toEqual(sent);
  expect(network).not.toHaveBeenCalled();
});

test('without one it is asked for', async () => {
  expect(await loadRegistry()).toEqual(latest);
});

test('one that the browser may have kept with the page is not believed: back, forward, a restored tab', async () => {
  bring();
  navigation.mockReturnValueOnce([{ type: 'back_forward' }] as unknown as PerformanceEntryList);
  expect(await loadRegistry()).toEqual(latest);
});
