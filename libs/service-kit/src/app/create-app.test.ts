import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startNotes, type NotesApp } from './notes-app.fixture.ts';

let notes: NotesApp;
beforeAll(async () => {
  notes = await startNotes();
});
afterAll(() => notes.stop());

const failure = (status: number) => ({ data: null, error: expect.objectContaining({ status }) });

describe('an app of the service kit', () => {
  describe('with bad input', () => {
    test('says what is wrong with each field', async () => {
      const answer = await notes.post('{"text": "", "size": "L"}');
      expect(answer.statusCode).toBe(400);
      expect(answer.json().error).toEqual({
        status: 400,
        name: 'ValidationError',
        message: 'Corrige los siguientes errores: Escribe algo. | Tamaño inválido.',
        details: {
          errors: [
            { path: ['text'], message: 'Escribe algo.', name: 'ValidationError' },
            { path: ['size'], message: 'Tamaño inválido.', name: 'ValidationError' },
          ],
        },
      });
    });

    test.each([
      ['an unknown field', 400, '{"text": "a", "size": 1, "admin": true}', undefined],
      ['broken JSON', 400, '{"text": ', undefined],
      ['an empty body', 400, '', undefined],
      ['a list', 400, '[]', undefined],
      ['a key that reaches for the prototype', 400, '{"__proto__": {"size": 1}}', undefined],
      ['a form', 415, 'text=a', 'application/x-www-form-urlencoded'],
      ['a body beyond 100 kB', 413, JSON.stringify({ text: 'a'.repeat(101 * 1024), size: 1 }), undefined],
    ])('refuses %s in the error shape', async (_, status, body, contentType) => {
      const answer = await notes.post(body, contentType);
      expect(answer.statusCode).toBe(status);
      expect(answer.json()).toEqual(failure(status));
    });

    test('takes a body just below 100 kB', async () => {
      expect((await notes.post(JSON.stringify({ text: 'a'.repeat(99 * 1024), size: 1 }))).statusCode).toBe(
        201,
      );
    });

    test('refuses a query that is too deep, and names what is', async () => {
      const answer = await notes.get('/api/notes/public?a[b][c][d][e][f][g][h]=1');
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        error: {
          status: 400,
          message: '«a» tiene más de 6 niveles.',
          details: { errors: [{ path: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], name: 'ValidationError' }] },
        },
      });
    });

    test('refuses a malformed address', async () => {
      const answer = await notes.get('/api/%zz');
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual(failure(400));
    });

    test('answers unknown paths with a JSON 404', async () => {
      const answer = await notes.get('/api/nothing');
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual(failure(404));
    });
  });

  test('keeps the reason of an unexpected failure to itself', async () => {
    const answer = await notes.get('/api/notes/broken');
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual(failure(500));
    expect(answer.body).not.toContain('secreta');
  });

  test('says when to try again', async () => {
    const answer = await notes.get('/api/notes/wait');
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toBe('42');
  });

  test('limits the calls of one address, not those of another', async () => {
    const call = (address: string) =>
      notes.app.inject({ url: '/api/notes/limited', headers: { 'x-forwarded-for': address } });
    expect((await call('203.0.113.5')).statusCode).toBe(200);
    expect((await call('203.0.113.5')).statusCode).toBe(200);
    const refused = await call('203.0.113.5');
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toEqual(failure(429));
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await call('203.0.113.6')).statusCode).toBe(200);
  });

  test('limits every route, be it not marked', async () => {
    const call = () =>
      notes.app.inject({ url: '/api/notes/public', headers: { 'x-forwarded-for': '203.0.113.8' } });
    const answers = await Promise.all(Array.from({ length: 301 }, call));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(300);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
  });

  test('limits an IPv6 network as one address, and IPv4 in the dress of IPv6 as what it is', async () => {
    const call = async (address: string) =>
      (await notes.app.inject({ url: '/api/notes/limited', headers: { 'x-forwarded-for': address } }))
        .statusCode;
    const calls = async (...addresses: string[]) => {
      const statuses = [];
      for (const address of addresses) statuses.push(await call(address));
      return statuses;
    };
    expect(await calls('2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2:9::3')).toEqual([200, 200, 429]);
    expect(await calls('2001:db8:1:3::1')).toEqual([200]);
    expect(await calls('203.0.113.7', '::ffff:203.0.113.7', '203.0.113.7')).toEqual([200, 200, 429]);
  });

  test('is alive and ready outside /api', async () => {
    expect((await notes.get('/health/live')).json()).toEqual({ status: 'ok' });
    expect((await notes.get('/health/ready')).json()).toEqual({ status: 'ok' });
  });

  test('counts its answers by route for Prometheus', async () => {
    await notes.get('/api/notes/public');
    expect((await notes.get('/metrics')).body).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/notes\/public",status="200"\} \d+/,
    );
  });

  test('describes its routes by their schemas', async () => {
    const { paths } = (await notes.get('/api/docs-json')).json();
    const { schema } = paths['/api/notes'].post.requestBody.content['application/json'];
    expect(schema).toMatchObject({ required: ['text', 'size'], additionalProperties: false });
    expect((await notes.get('/api/docs')).headers['content-type']).toContain('text/html');
  });
});
