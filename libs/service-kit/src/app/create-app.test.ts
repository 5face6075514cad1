import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Body, Controller, Get, Module, Post, Query } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { OptionalAuth, Public, Roles } from '../auth/access.ts';
import { CurrentUser, type SignedInUser } from '../auth/current-user.ts';
import { loadConfig } from '../config/load-config.ts';
import { serviceConfigSchema } from '../config/service-config.ts';
import { ApiError } from '../errors/api-error.ts';
import { asAdmin } from '../postgres/index.ts';
import { RateLimit } from '../rate-limit/rate-limit.module.ts';
import { defineService } from '../service-definition.ts';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database.ts';
import { signTestToken } from '../testing/session-fixtures.ts';
import { createTestEnvironment, type TestEnvironment } from '../testing/test-environment.ts';
import { createApp } from './create-app.ts';

const noteSchema = z.strictObject({
  text: z.string().min(1, 'Escribe algo.'),
  size: z.int('Tamaño inválido.'),
});

@Controller('notes')
class NotesController {
  @Get('mine')
  mine(@CurrentUser() user: SignedInUser) {
    return user;
  }

  @Get('open')
  @OptionalAuth()
  open(@CurrentUser() user: SignedInUser | undefined) {
    return { name: user?.username ?? null };
  }

  @Get('public')
  @Public()
  all(@Query() query: unknown) {
    return query;
  }

  @Post()
  @Public()
  add(@Body({ schema: noteSchema }) body: unknown) {
    return body;
  }

  @Get('employers')
  @Roles('employer', 'Debes ser empleador para leer notas.')
  employers() {
    return { ok: true };
  }

  @Get('broken')
  @Public()
  broken() {
    throw new Error('password of the database: secreta');
  }

  @Get('wait')
  @Public()
  wait() {
    throw new ApiError(429, 'Espera.', { retryAfter: 42 });
  }

  @Get('limited')
  @Public()
  @RateLimit({ limit: 2, seconds: 60 })
  limited() {
    return { ok: true };
  }
}

@Module({ controllers: [NotesController] })
class NotesModule {}

const service = defineService({
  name: 'jobs',
  title: 'Notes',
  description: 'A service for the tests of what services share.',
  config: serviceConfigSchema,
  entities: [],
  migrations: [],
  modules: [NotesModule],
});

describe('an app of the service kit', () => {
  let database: TestDatabase;
  let environment: TestEnvironment;
  let app: NestFastifyApplication;
  const sessionId = randomUUID();

  beforeAll(async () => {
    database = await createTestDatabase({ services: [] });
    // Stands for the view that identity publishes.
    await asAdmin(database.adminUrl, async (admin) => {
      await admin.query(
        'create table identity.live_sessions (session_id uuid, user_id int, user_type text, username text)',
      );
      await admin.query(`insert into identity.live_sessions values ($1, 7, 'user', 'ana')`, [sessionId]);
      await admin.query('grant usage on schema identity to puente_jobs');
      await admin.query('grant select on identity.live_sessions to puente_jobs');
    });
    environment = createTestEnvironment(database.jobsUrl);
    app = await createApp(
      service,
      loadConfig(serviceConfigSchema, { ...environment.env, RATE_LIMIT_SCALE: '1' }),
    );
  });

  afterAll(async () => {
    await app.close();
    environment.remove();
    await database.drop();
  });

  const get = (url: string, authorization?: string) =>
    app.inject({ url, headers: authorization === undefined ? {} : { authorization } });
  const post = (payload: string, contentType = 'application/json') =>
    app.inject({ method: 'POST', url: '/api/notes', payload, headers: { 'content-type': contentType } });
  const bearer = (claims: object, options?: Parameters<typeof signTestToken>[2]) =>
    `Bearer ${signTestToken(environment.privateKey, claims, options)}`;
  const anas = { sub: '7', sid: sessionId };
  const failure = (status: number) => ({ data: null, error: expect.objectContaining({ status }) });

  describe('with a token', () => {
    it('tells the route who calls, as the database knows it', async () => {
      expect((await get('/api/notes/mine', bearer(anas))).json()).toEqual({
        id: 7,
        sessionId,
        userType: 'user',
        username: 'ana',
      });
    });

    it.each([
      ['is missing', () => undefined],
      ['is no token', () => 'Bearer nonsense'],
      ['belongs to a session that does not live', () => bearer({ sub: '7', sid: randomUUID() })],
      ['names a session of somebody else', () => bearer({ sub: '8', sid: sessionId })],
      ['lacks a session', () => bearer({ sub: '7' })],
      ['was issued by somebody else', () => bearer(anas, { issuer: 'otro' })],
      ['has expired', () => bearer(anas, { expiresIn: -1 })],
      ['is signed with a key of somebody else', () => `Bearer ${signTestToken(strangersKey(), anas)}`],
      ['is signed by another algorithm', () => hmacToken()],
      ['is not signed', () => unsignedToken()],
    ])('answers 401 when it %s', async (_, authorization) => {
      const answer = await get('/api/notes/mine', authorization());
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

    it('answers 403 with its own words to the wrong type of account', async () => {
      const answer = await get('/api/notes/employers', bearer(anas));
      expect(answer.statusCode).toBe(403);
      expect(answer.json().error).toMatchObject({
        name: 'ForbiddenError',
        message: 'Debes ser empleador para leer notas.',
      });
    });

    it('does not look at it where anyone may call', async () => {
      expect((await get('/api/notes/public', 'Bearer nonsense')).statusCode).toBe(200);
    });

    it('serves visitors where it is optional, but refuses a bad one', async () => {
      expect((await get('/api/notes/open')).json()).toEqual({ name: null });
      expect((await get('/api/notes/open', bearer(anas))).json()).toEqual({ name: 'ana' });
      expect((await get('/api/notes/open', 'Bearer nonsense')).statusCode).toBe(401);
    });
  });

  describe('with bad input', () => {
    it('says what is wrong with each field', async () => {
      const answer = await post('{"text": "", "size": "L"}');
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

    it.each([
      ['an unknown field', 400, '{"text": "a", "size": 1, "admin": true}', undefined],
      ['broken JSON', 400, '{"text": ', undefined],
      ['an empty body', 400, '', undefined],
      ['a list', 400, '[]', undefined],
      ['a key that reaches for the prototype', 400, '{"__proto__": {"size": 1}}', undefined],
      ['a form', 415, 'text=a', 'application/x-www-form-urlencoded'],
      ['a body beyond 100 kB', 413, JSON.stringify({ text: 'a'.repeat(101 * 1024), size: 1 }), undefined],
    ])('refuses %s in the error shape', async (_, status, body, contentType) => {
      const answer = await post(body, contentType);
      expect(answer.statusCode).toBe(status);
      expect(answer.json()).toEqual(failure(status));
    });

    it('takes a body just below 100 kB', async () => {
      expect((await post(JSON.stringify({ text: 'a'.repeat(99 * 1024), size: 1 }))).statusCode).toBe(201);
    });

    it('refuses a query that is too deep, and a malformed address', async () => {
      for (const url of ['/api/notes/public?a[b][c][d][e][f][g][h]=1', '/api/%zz']) {
        const answer = await get(url);
        expect(answer.statusCode).toBe(400);
        expect(answer.json()).toEqual(failure(400));
      }
    });

    it('answers unknown paths with a JSON 404', async () => {
      const answer = await get('/api/nothing');
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual(failure(404));
    });
  });

  it('keeps the reason of an unexpected failure to itself', async () => {
    const answer = await get('/api/notes/broken');
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual(failure(500));
    expect(answer.body).not.toContain('secreta');
  });

  it('says when to try again', async () => {
    const answer = await get('/api/notes/wait');
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toBe('42');
  });

  it('limits the calls of one address, not those of another', async () => {
    const call = (address: string) =>
      app.inject({ url: '/api/notes/limited', headers: { 'x-forwarded-for': address } });
    expect((await call('203.0.113.5')).statusCode).toBe(200);
    expect((await call('203.0.113.5')).statusCode).toBe(200);
    const refused = await call('203.0.113.5');
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toEqual(failure(429));
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await call('203.0.113.6')).statusCode).toBe(200);
  });

  it('is alive and ready outside /api', async () => {
    expect((await get('/health/live')).json()).toEqual({ status: 'ok' });
    expect((await get('/health/ready')).json()).toEqual({ status: 'ok' });
  });

  it('counts its answers by route for Prometheus', async () => {
    await get('/api/notes/public');
    expect((await get('/metrics')).body).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/notes\/public",status="200"\} \d+/,
    );
  });

  it('describes its routes by their schemas', async () => {
    const { paths } = (await get('/api/docs-json')).json();
    const { schema } = paths['/api/notes'].post.requestBody.content['application/json'];
    expect(schema).toMatchObject({ required: ['text', 'size'], additionalProperties: false });
    expect((await get('/api/docs')).headers['content-type']).toContain('text/html');
  });

  function strangersKey(): string {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  }

  function unsignedToken(): string {
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
    return `Bearer ${encode({ alg: 'none' })}.${encode({ ...anas, iss: 'puente' })}.`;
  }

  function hmacToken(): string {
    return `Bearer ${signTestToken('a shared secret', anas, { algorithm: 'HS256' })}`;
  }
});
