import { beforeEach, expect, jest, test } from '@jest/globals';
import { addMessages } from '@puente/platform/host';
import { act, render, screen } from '@testing-library/react';
import messages from './messages.es.json' with { type: 'json' };
import { OfflineNotice } from './offline-notice.tsx';

/** The worker's end of the line. */
const worker = Object.assign(new EventTarget(), { controller: { postMessage: jest.fn() } });
const tell = (data: unknown) => act(() => void worker.dispatchEvent(new MessageEvent('message', { data })));

function browser(event: 'online' | 'offline') {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(event === 'online');
  act(() => void window.dispatchEvent(new Event(event)));
}

beforeEach(async () => {
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker });
  await addMessages('offline', { es: messages });
  render(<OfflineNotice />);
});

test('as long as there is a connection the status is empty', () => {
  expect(screen.getByRole('status').textContent).toBe('');
  tell({ type: 'something else' });
  expect(screen.getByRole('status').textContent).toBe('');
});

test('a lost connection is told, and its return', () => {
  browser('offline');
  expect(screen.getByRole('status').textContent).toBe(messages.notice);
  browser('online');
  expect(screen.getByRole('status').textContent).toBe('');
});

test('the worker knows better than a browser that believes to be online', () => {
  expect(worker.controller.postMessage).toHaveBeenCalledWith('connected?');
  tell({ connected: false });
  expect(screen.getByRole('status').textContent).toBe(messages.notice);
  tell({ connected: true });
  expect(screen.getByRole('status').textContent).toBe('');
});
