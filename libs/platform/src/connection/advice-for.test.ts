import { expect, test } from '@jest/globals';
import { adviceFor } from './advice-for.ts';

test.each([
  ['checkConnection', 'a lost connection', { status: 'FETCH_ERROR', error: 'TypeError: Failed to fetch' }],
  ['tooSlow', 'a call that was given up', { status: 'TIMEOUT_ERROR', error: 'TimeoutError' }],
  ['ourSide', 'a server that fails', { status: 500, data: { error: { message: 'x' } } }],
  ['ourSide', 'a proxy without its server', { status: 'PARSING_ERROR', originalStatus: 502, data: '<h1>' }],
  ['notThere', 'a question nobody can answer', { status: 400, data: { error: { message: 'x' } } }],
  ['notThere', 'what never was', { status: 404, data: { error: { message: 'x' } } }],
  ['notThere', 'what is gone', { status: 410, data: { error: { message: 'x' } } }],
  // Some Wi-Fi answers everything with its own page to sign in.
  ['checkConnection', 'a page of the Wi-Fi', { status: 'PARSING_ERROR', originalStatus: 200, data: '<h1>' }],
])('%s is advised about %s', (advice, _, error) => expect(adviceFor(error)).toBe(advice));
