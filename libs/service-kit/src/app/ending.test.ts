import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { held, startNotes, type NotesApp } from './notes-app.fixture.ts';

let notes: NotesApp;
let url: string;
beforeAll(async () => {
  notes = await startNotes();
  await notes.app.listen(0, '127.0.0.1');
  url = await notes.app.getUrl();
});
afterAll(() => notes.stop());

const status = async (path: string) => (await fetch(url + path)).status;

test('does not inflate what is sent to it', async () => {
  const body = gzipSync(JSON.stringify({ text: 'a'.repeat(5_000_000), size: 1 }));
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
  const answer = await fetch(`${url}/api/notes`, { method: 'POST', headers, body });
  expect(answer.status).toBe(400);
});

test('ends although a browser holds a connection open that it never asked anything by', async () => {
  const other = await startNotes();
  await other.app.listen(0, '127.0.0.1');
  const unused = connect(Number(new URL(await other.app.getUrl()).port), '127.0.0.1');
  await once(unused, 'connect');
  const closed = once(unused, 'close');
  // Node itself waits a minute for its first word.
  await other.stop();
  await closed;
}, 10_000);

test('that is to end says so while a call is under way, lets that call finish, and ends then', async () => {
  expect(await status('/health/ready')).toBe(200);
  const begun = once(held, 'begun');
  const call = fetch(`${url}/api/notes/held`);
  await begun;

  let ended = false;
  const end = notes.app.close().then(() => (ended = true));
  expect(await status('/health/ready')).toBe(503);
  expect(await status('/health/live')).toBe(200);
  const other = await fetch(`${url}/api/notes/public`);
  expect([other.status, other.headers.get('connection')]).toEqual([200, 'close']);
  expect(ended).toBe(false);

  held.emit('release');
  expect((await call).status).toBe(200);
  await end;
  await expect(fetch(`${url}/health/live`)).rejects.toThrow('fetch failed');
});
