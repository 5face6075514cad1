import cookies from '@fastify/cookie';
import { MikroORM, RequestContext } from '@mikro-orm/postgresql';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { NestFactory } from '@nestjs/core';
import { SwaggerModule } from '@nestjs/swagger';
import type { FastifyError, FastifyReply } from 'fastify';
import { Logger, PinoLogger } from 'nestjs-pino';
import { z } from 'zod';
import { Draining, giveCallsSignals, largestBody, tellCacheGroups, tellCaches } from '../calls/index.ts';
import type { ServiceConfig } from '../config/service-config.ts';
import { timeLimits } from '../database/time-limits.ts';
import { errorBody } from '../errors/error-body.ts';
import { validationError } from '../errors/validation-pipe.ts';
import { logAnswers } from '../logging/index.ts';
import { Metrics } from '../health/metrics.controller.ts';
import type { ServiceDefinition } from '../service-definition.ts';
import { encodeAnswers } from './encoded-answers.ts';
import { limitHeldAnswers } from './held-answers.ts';
import { openApiDocument } from './openapi.ts';
import { parseQueryString, queryIssue } from './query-string.ts';
import { ServiceModule } from './service.module.ts';

/** A service ready to listen or to be injected with requests. Its routes lie under /api, its probes do not. */
export async function createApp<Config extends ServiceConfig>(
  service: ServiceDefinition<Config>,
  config: Config,
): Promise<NestFastifyApplication> {
  z.config(z.locales.es());
  const adapter = new FastifyAdapter({
    bodyLimit: largestBody,
    // What still comes while calls under way are waited for is answered, too.
    return503OnClosing: false,
    // When they are done, or were waited for long enough (`Draining`): nor does it wait for who keeps silent.
    forceCloseConnections: true,
    // The gateway asks a GET for it (its head-calls.ts), save where a GET changes something, as that of a mailed link does.
    exposeHeadRoutes: false,
    // Only the gateway reaches a service: the caller's address is what it reports.
    trustProxy: 'loopback',
    frameworkErrors: (error: FastifyError, _request: unknown, reply: FastifyReply) => {
      const status = error.statusCode ?? 400;
      void reply.status(status).send(errorBody(status));
    },
    routerOptions: { querystringParser: parseQueryString },
  });
  const app = await NestFactory.create<NestFastifyApplication>(ServiceModule.for(service, config), adapter, {
    bodyParser: false, // Fastify's own takes JSON and nothing else
    logger: ['fatal', 'error', 'warn'], // until the start is over: Nest has a line for each module and route
    abortOnError: false,
  });
  app.setGlobalPrefix('api', { exclude: ['health/live', 'health/ready', 'metrics'] });

  await service.plugins?.(app);
  const fastify = adapter.getInstance();
  await fastify.register(cookies);
  const metrics = app.get(Metrics);
  app.get(Draining).watch(fastify);
  fastify.addHook('onRequest', (request, _reply, done) => {
    const issue = queryIssue(request.query);
    done(issue && validationError([issue]));
  });
  giveCallsSignals(fastify, { deadline: timeLimits.call });
  // As MikroORM's module does by a middleware; where there is one, Nest has the caller's address, host and protocol read for it.
  const { em } = app.get(MikroORM);
  fastify.addHook('preHandler', (_request, _reply, done) => RequestContext.create(em, done));
  limitHeldAnswers(fastify);
  tellCaches(fastify);
  tellCacheGroups(fastify, service.openAnswersOf ?? []);
  if (service.encodesAnswers) encodeAnswers(fastify);
  fastify.addHook('onResponse', (request, reply, done) => {
    metrics.observe(request, reply);
    done();
  });
  logAnswers(fastify, PinoLogger.root, ({ url }) => (url.startsWith('/api') ? 'info' : undefined));

  // Drawn when somebody asks for it.
  SwaggerModule.setup('api/docs', app, () => openApiDocument(app, service));
  await app.init();
  await fastify.ready();
  app.useLogger(app.get(Logger));
  return app;
}
