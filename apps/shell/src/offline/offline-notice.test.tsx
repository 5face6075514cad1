import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { addMessages, tellUnanswered } from '@puente/platform/host';
import { act, cleanup, render, screen } from '@testing-library/react';
import messages from './messages.es.json' with { type: 'json' };
import { OfflineNotice } from './offline-notice.tsx';

/** The worker's end of the line. */
const worker = Object.assign(new EventTarget(), { controller: { postMessage: jest.fn() } });
const ask = jest.fn<typeof fetch>();
const foundAgain = jest.fn();
/** Long enough for any pause between two questions. */
const aWhile = () => act(() => jest.advanceTimersByTimeAsync(120_000));
const answered = () => act(() => jest.advanceTimersByTimeAsync(0));
const said = () => screen.getByRole('status').textContent;

function theServer(does: 'answers' | 'does not answer') {
  ask.mockImplementation(() =>
    does === 'answers' ? Promise.resolve(new Response()) : Promise.reject(new TypeError('Failed to fetch')),
  );
}

function tell(data: unknown) {
  act(() => void worker.dispatchEvent(new MessageEvent('message', { data })));
  return answered();
}

function browser(event: 'online' | 'offline') {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(event === 'online');
  act(() => void window.dispatchEvent(new Event(event)));
  return answered();
}

/** What the page shows, as every section draws what failed. */
function page(html: string) {
  document.querySelector('main')?.remove();
  document.body.insertAdjacentHTML('afterbegin', `<main>${html}</main>`);
}

globalThis.ResizeObserver = class {
  observe() {
    document.documentElement.style.setProperty('--offline-strip', '0px');
  }
  unobserve() {}
  disconnect() {}
};

beforeEach(async () => {
  jest.useFakeTimers();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker });
  globalThis.fetch = ask;
  theServer('answers');
  await addMessages('offline', { es: messages });
  page('<h1>Empleos</h1>');
  render(<OfflineNotice />);
  window.addEventListener('online', foundAgain);
});

afterEach(() => {
  window.removeEventListener('online', foundAgain);
  jest.clearAllMocks();
  jest.useRealTimers();
});

test('as long as there is a connection the status is empty, and nobody is asked', async () => {
  expect(worker.controller.postMessage).toHaveBeenCalledWith('connected?');
  await tell({ type: 'something else' });
  await tell({ connected: true });
  await aWhile();
  expect(said()).toBe('');
  expect(ask).not.toHaveBeenCalled();
});

test('a lost connection is told at once, its return when the server answers', async () => {
  theServer('does not answer');
  await browser('offline');
  expect(said()).toBe(messages.notice);
  await browser('online');
  expect(said()).toBe(messages.notice);
  theServer('answers');
  await aWhile();
  expect(said()).toBe('');
});

test.each<[string, () => unknown]>([
  ['the worker', () => tell({ connected: false })],
  ['a call', () => act(() => tellUnanswered())],
])('%s knows better than a browser that believes to be online', async (_, report) => {
  await report();
  await answered();
  expect(said()).toBe('');
  theServer('does not answer');
  await report();
  await answered();
  expect(said()).toBe(messages.notice);
  expect(foundAgain).not.toHaveBeenCalled();
  theServer('answers');
  await aWhile();
  expect(said()).toBe('');
  expect(foundAgain).toHaveBeenCalledTimes(1);
});

test('however many calls fail at once, the server is asked again soon, and ever more rarely where it stays silent', async () => {
  theServer('does not answer');
  for (let call = 0; call < 10; call += 1) await callFails();
  expect(ask).toHaveBeenCalledTimes(1);
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(ask).toHaveBeenCalledTimes(2);
  await act(() => jest.advanceTimersByTimeAsync(4_000));
  expect(ask).toHaveBeenCalledTimes(3);
  await act(() => jest.advanceTimersByTimeAsync(4_000));
  expect(ask).toHaveBeenCalledTimes(3);
  theServer('answers');
  await act(() => jest.advanceTimersByTimeAsync(4_000));
  expect(said()).toBe('');
});

const callFails = async () => {
  act(() => tellUnanswered());
  await answered();
};
const pageFails = async () => {
  page('<h1>Planes</h1>');
  await answered();
  page('<div data-trouble>No se pudo cargar</div>');
  await answered();
};

test.each([
  ['a call', callFails],
  ['a page', pageFails],
])(
  '%s that fails soon after the connection is found is tried once more, and after a while no more',
  async (_, fails) => {
    theServer('does not answer');
    await browser('offline');
    theServer('answers');
    await browser('online');
    foundAgain.mockClear();
    const fail = async () => {
      await fails();
      await act(() => jest.advanceTimersByTimeAsync(2_000));
    };
    await fail();
    expect(foundAgain).toHaveBeenCalledTimes(1);
    await fail();
    expect(foundAgain).toHaveBeenCalledTimes(2);
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    await fail();
    expect(foundAgain).toHaveBeenCalledTimes(2);
    expect(said()).toBe('');
  },
);

test('a page that fails on a line that was never lost waits for its reader', async () => {
  await pageFails();
  await aWhile();
  expect(ask).toHaveBeenCalledTimes(1);
  expect(foundAgain).not.toHaveBeenCalled();
});

test('what had failed before anybody watched is tried once more where the server answers', async () => {
  cleanup();
  page('<div data-trouble>No se pudo cargar</div>');
  render(<OfflineNotice />);
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(foundAgain).toHaveBeenCalledTimes(1);
  await aWhile();
  expect(foundAgain).toHaveBeenCalledTimes(1);
});

test('beside what could not be shown it promises another try, and beside what is kept it says so', async () => {
  theServer('does not answer');
  await browser('offline');
  page('<div data-trouble>No se pudo cargar</div>');
  await answered();
  expect(said()).toBe(messages.waiting);
  page('<h1>Empleos</h1>');
  await answered();
  expect(said()).toBe(messages.notice);
});
