import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startNotes, type NotesApp } from './notes-app.fixture.ts';

let notes: NotesApp;
beforeAll(async () => {
  notes = await startNotes();
});
afterAll(() => notes.stop());

const ofAna = () => notes.bearer(notes.ana);

describe('caches are told', () => {
  test('that what everybody may read is kept for a moment, apart from what a token is answered', async () => {
    const { headers } = await notes.get('/api/notes/open');
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=2',
      vary: 'Authorization',
      etag: expect.stringMatching(/^W\/".{20,}"$/),
    });
  });

  test('to keep nothing that a token may have changed', async () => {
    const { statusCode, headers } = await notes.get('/api/notes/open', ofAna());
    expect([statusCode, headers['cache-control'], headers.etag]).toEqual([
      200,
      'private, no-store',
      undefined,
    ]);
  });

  test.each([
    ['what needs a token', '/api/notes/mine', ofAna],
    ['what says nothing of caches', '/api/notes/public', () => undefined],
    ['what fails', '/api/notes/broken', () => undefined],
    ['what is refused', '/api/notes/open', () => 'Bearer of nothing'],
    ['what is not there', '/api/notes/nowhere', () => undefined],
  ])('to keep nothing of %s', async (_, path, authorization) => {
    const { headers } = await notes.get(path, authorization());
    expect([headers['cache-control'], headers.etag]).toEqual([
      expect.stringContaining('no-store'),
      undefined,
    ]);
  });

  test.each([
    ['W/"other", %s', 304],
    ['%s', 304],
    ['*', 304],
    ['"other"', 200],
  ])('that «If-None-Match: %s» is a %i', async (known, status) => {
    const { headers } = await notes.get('/api/notes/open');
    const answer = await notes.app.inject({
      url: '/api/notes/open',
      headers: { 'if-none-match': known.replace('%s', String(headers.etag)) },
    });
    expect([answer.statusCode, answer.body === '']).toEqual([status, status === 304]);
    // Of a body that is not sent no length is told (RFC 9110, 8.6).
    expect('content-length' in answer.headers).toBe(status === 200);
    expect(answer.headers).toMatchObject({ etag: headers.etag, 'cache-control': headers['cache-control'] });
  });
});
