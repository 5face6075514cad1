import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startNotes, type NotesApp } from './notes-app.fixture.ts';

let notes: NotesApp;
beforeAll(async () => {
  notes = await startNotes();
});
afterAll(() => notes.stop());

describe('caches are told', () => {
  test('what an answer that everybody may keep is made of', async () => {
    const { headers } = await notes.get('/api/notes/open');
    expect(headers['cache-groups']).toBe('"notes", "users"');
    expect(headers).not.toHaveProperty('cache-group-invalidation');
  });

  test.each([
    ['what nobody keeps', '/api/notes/public', undefined],
    ['what is for one', '/api/notes/open', () => notes.bearer(notes.ana)],
    ['what fails', '/api/notes/broken', undefined],
  ])('nothing of %s', async (_, path, authorization) => {
    const { headers } = await notes.get(path, authorization?.());
    expect(headers).not.toHaveProperty('cache-groups');
  });

  test('what a change has changed', async () => {
    const { headers } = await notes.post('{"text":"Hola","size":1}');
    expect(headers['cache-group-invalidation']).toBe('"notes"');
  });

  test('nothing of a change that was refused', async () => {
    const { statusCode, headers } = await notes.post('{"text":""}');
    expect(statusCode).toBe(400);
    expect(headers).not.toHaveProperty('cache-group-invalidation');
  });
});
