import { Body, Controller, Get, Header, Module, Post, Query } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { z } from 'zod';
import { OptionalAuth, Public, Roles } from '../auth/access.ts';
import { CurrentUser, type SignedInUser } from '../auth/current-user.ts';
import { forEverybody } from '../calls/index.ts';
import { loadConfig } from '../config/load-config.ts';
import { serviceConfigSchema } from '../config/service-config.ts';
import { ApiError } from '../errors/api-error.ts';
import { asAdmin } from '@puente/postgres';
import { RateLimit } from '../rate-limit/rate-limit.decorator.ts';
import { defineService } from '../service-definition.ts';
import { createTestDatabase } from '@puente/postgres/testing';
import { signTestToken } from '../testing/test-person.ts';
import { createTestEnvironment } from '../testing/test-environment.ts';
import { createApp } from './create-app.ts';

const noteSchema = z.strictObject({
  text: z.string().min(1, 'Escribe algo.'),
  size: z.int('Tamaño inválido.'),
});

/** The call of `GET notes/held`: its beginning, and what lets it end. */
export const held = new EventEmitter<{ begun: []; release: [] }>();

@Controller('notes')
class NotesController {
  @Get('mine')
  mine(@CurrentUser() user: SignedInUser) {
    return user;
  }

  @Get('open')
  @OptionalAuth()
  @Header('Cache-Control', forEverybody)
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
  @Header('Cache-Control', forEverybody)
  broken() {
    throw new Error('password of the database: secreta');
  }

  @Get('wait')
  @Public()
  wait() {
    throw new ApiError(429, 'Espera.', { retryAfter: 42 });
  }

  /** Answers when it is told to. */
  @Get('held')
  @Public()
  async held() {
    const released = once(held, 'release');
    held.emit('begun');
    await released;
    return { ok: true };
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
  name: 'notes',
  title: 'Notes',
  description: 'A service for the tests of what services share.',
  config: serviceConfigSchema,
  entities: [],
  migrations: [],
  modules: [NotesModule],
  openAnswersOf: ['notes', 'users'],
});

/** A small service that does what services do, with one session in its database: Ana's. */
export async function startNotes() {
  const ana = { sub: '7', sid: randomUUID() };
  const database = await createTestDatabase({ identity: {}, notes: {} });
  const { username: owner } = new URL(database.urls.notes);
  // Stands for what identity publishes.
  await asAdmin(database.adminUrl, async (admin) => {
    await admin.query(`
      create table identity.live_sessions
        (session_id uuid, user_id int, user_type text, username text, use_due boolean);
      create function identity.use_session(session uuid) returns void language sql security definer as
        'update identity.live_sessions set use_due = false where session_id = session';
      grant usage on schema identity to ${owner};
      grant select on identity.live_sessions to ${owner};`);
    await admin.query(`insert into identity.live_sessions values ($1, 7, 'user', 'ana', true)`, [ana.sid]);
  });
  const environment = createTestEnvironment(database.urls.notes);
  const app = await createApp(
    service,
    loadConfig(serviceConfigSchema, { ...environment.env, RATE_LIMIT_SCALE: '1' }),
  );
  return {
    app,
    ana,
    privateKey: environment.privateKey,
    /** A statement of the administrator's. */
    admin: (statement: string) =>
      asAdmin(database.adminUrl, async (client) => (await client.query(statement)).rows as unknown[]),
    get: (url: string, authorization?: string) =>
      app.inject({ url, headers: authorization === undefined ? {} : { authorization } }),
    post: (payload: string, contentType = 'application/json') =>
      app.inject({ method: 'POST', url: '/api/notes', payload, headers: { 'content-type': contentType } }),
    bearer: (claims: object, options?: Parameters<typeof signTestToken>[2]) =>
      `Bearer ${signTestToken(environment.privateKey, claims, options)}`,
    async stop(): Promise<void> {
      await app.close();
      environment.remove();
      await database.drop();
    },
  };
}

export type NotesApp = Awaited<ReturnType<typeof startNotes>>;
