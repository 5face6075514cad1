import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { startNotes, type NotesApp } from '../app/notes-app.fixture.ts';
import { signTestToken } from '../testing/test-person.ts';

let notes: NotesApp;
beforeAll(async () => {
  notes = await startNotes();
});
afterAll(() => notes.stop());

describe('a request with a token', () => {
  test('tells the route who calls, as the database knows it', async () => {
    expect((await notes.get('/api/notes/mine', notes.bearer(notes.ana))).json()).toEqual({
      id: 7,
      sessionId: notes.ana.sid,
      userType: 'user',
      username: 'ana',
    });
  });

  test.each([
    ['is missing', () => undefined],
    ['is no token', () => 'Bearer nonsense'],
    ['belongs to a session that does not live', () => notes.bearer({ sub: '7', sid: randomUUID() })],
    ['names a session of somebody else', () => notes.bearer({ sub: '8', sid: notes.ana.sid })],
    ['lacks a session', () => notes.bearer({ sub: '7' })],
    ['was issued by somebody else', () => notes.bearer(notes.ana, { issuer: 'otro' })],
    ['has expired', () => notes.bearer(notes.ana, { expiresIn: -1 })],
    ['is signed with a key of somebody else', () => `Bearer ${signTestToken(strangersKey(), notes.ana)}`],
    ['is signed by another algorithm', () => hmacToken()],
    ['is not signed', () => unsignedToken()],
  ])('answers 401 when it %s', async (_, authorization) => {
    const answer = await notes.get('/api/notes/mine', authorization());
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({
      data: null,
      error: {
        status: 401,
        name: 'UnauthorizedError',
        message: 'Debes iniciar sesión o registrarte.',
        details: {},
      },
    });
  });

  test('answers 403 with its own words to the wrong type of account', async () => {
    const answer = await notes.get('/api/notes/employers', notes.bearer(notes.ana));
    expect(answer.statusCode).toBe(403);
    expect(answer.json().error).toMatchObject({
      name: 'ForbiddenError',
      message: 'Debes ser empleador para leer notas.',
    });
  });

  test('does not look at it where anyone may call', async () => {
    expect((await notes.get('/api/notes/public', 'Bearer nonsense')).statusCode).toBe(200);
  });

  test('serves visitors where it is optional, but refuses a bad one', async () => {
    expect((await notes.get('/api/notes/open')).json()).toEqual({ name: null });
    expect((await notes.get('/api/notes/open', notes.bearer(notes.ana))).json()).toEqual({ name: 'ana' });
    expect((await notes.get('/api/notes/open', 'Bearer nonsense')).statusCode).toBe(401);
  });
});

function strangersKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

function unsignedToken(): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  return `Bearer ${encode({ alg: 'none' })}.${encode({ ...notes.ana, iss: 'puente' })}.`;
}

function hmacToken(): string {
  return `Bearer ${signTestToken('a shared secret', notes.ana, { algorithm: 'HS256' })}`;
}
