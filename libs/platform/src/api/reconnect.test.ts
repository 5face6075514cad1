import { beforeEach, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { unanswered } from '../connection/unanswered.ts';
import { store } from '../store/store.ts';
import { api } from './index.ts';

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    readPlace: build.query<{ name: string }, string>({ query: (name) => `/${name}` }),
  }),
});
const read = (name: string) => store.dispatch(endpoints.readPlace.initiate(name));
const stateOf = (name: string) => endpoints.readPlace.select(name)(store.getState() as never);

const answer = jest.fn<typeof fetch>();
const heard = jest.fn();
window.addEventListener(unanswered, heard);

beforeEach(() => {
  jest.clearAllMocks();
  globalThis.fetch = answer;
  store.dispatch(api.util.resetApiState());
});

test('a call without an answer is told of, and made again when the connection is back', async () => {
  answer.mockRejectedValue(new TypeError('Failed to fetch'));
  await read('texas');
  expect(stateOf('texas').isError).toBe(true);
  expect(heard).toHaveBeenCalledTimes(1);

  answer.mockImplementation(() => Promise.resolve(Response.json({ name: 'Texas' })));
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(stateOf('texas').data).toEqual({ name: 'Texas' }));
});

test('a call that was given up is told of, and made again, too', async () => {
  answer.mockRejectedValue(new DOMException('no answer in time', 'TimeoutError'));
  await read('ohio');
  expect(stateOf('ohio').error).toMatchObject({ status: 'TIMEOUT_ERROR' });
  expect(heard).toHaveBeenCalledTimes(1);

  answer.mockImplementation(() => Promise.resolve(Response.json({ name: 'Ohio' })));
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(stateOf('ohio').data).toEqual({ name: 'Ohio' }));
});

test('what was answered, be it with an error, is left alone', async () => {
  answer.mockResolvedValueOnce(Response.json({ name: 'Utah' }));
  answer.mockResolvedValueOnce(Response.json({}, { status: 404 }));
  await read('utah');
  await read('nowhere');
  window.dispatchEvent(new Event('online'));
  await new Promise((done) => setTimeout(done));
  expect(answer).toHaveBeenCalledTimes(2);
  expect(heard).not.toHaveBeenCalled();
});
