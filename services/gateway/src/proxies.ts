import { type IncomingHttpHeaders } from 'node:http';
import compress from '@fastify/compress';
import proxy from '@fastify/http-proxy';
import { type ApiRoutes } from '@puente/service-kit/api-routes';
import { callSignal } from '@puente/service-kit/calls';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { Agent, type Dispatcher } from 'undici';
import { sendApiError } from './api-errors.ts';
import { compression } from './compression.ts';
import { BodyTooLarge } from './body-too-large.ts';
import { isRead, limitBodies } from './body-limit.ts';
import { type GatewayConfig } from './config.ts';

/** Headers about one connection, which is not the upstream's (nor is the upstream's the caller's); and what others claim about where a call came from. */
const notForwarded = [
  'expect',
  'keep-alive',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'upgrade',
  'forwarded',
  'x-real-ip',
];

/** For a turn at a service all of whose connections are in use, as where it hangs; above that, its callers are told. */
const turnWithin = 3000;

class NoTurn extends Error {
  readonly code = 'NO_TURN';
}

/** Whoever hangs up here hangs up there: by itself the proxy lets the service finish for nobody. */
function connectionsToService() {
  const agent = new Agent({
    connections: 128,
    connectTimeout: 3000,
    // Above all that a service itself waits for (its time-limits.ts), so that what it says arrives.
    headersTimeout: 15_000,
    bodyTimeout: 15_000,
  });
  const request = (options: Dispatcher.RequestOptions, done: RequestDone) => {
    // The agent has no limit for this wait, and hears of no signal during it: so we answer, and it is given up at its turn.
    const waiting = new AbortController();
    const timer = setTimeout(() => {
      waiting.abort();
      done(new NoTurn('All connections to the service are in use'), undefined as never);
    }, turnWithin);
    const signals = [waiting.signal, callSignal()].filter((signal) => signal !== undefined);
    agent
      .compose((dispatch) => (opts, handler) => {
        const start = handler.onRequestStart?.bind(handler);
        handler.onRequestStart = (...args) => {
          clearTimeout(timer);
          start?.(...args);
        };
        return dispatch(opts, handler);
      })
      .request({ ...options, signal: AbortSignal.any(signals) }, (error, data) => {
        clearTimeout(timer);
        if (!waiting.signal.aborted) done(error, data);
      });
  };
  return { request: request as Dispatcher['request'], destroy: () => agent.destroy() };
}
type RequestDone = (error: Error | null, data: Dispatcher.ResponseData) => void;

/** Passes the calls of the services on, each to its own, and no other: whatever else is under /api is nobody's. */
export async function proxies(
  gateway: FastifyInstance,
  config: GatewayConfig,
  routes: ApiRoutes,
): Promise<void> {
  const publicUrl = new URL(config.PUBLIC_URL);
  const rewriteRequestHeaders = (
    request: Pick<FastifyRequest, 'ip' | 'method'>,
    headers: IncomingHttpHeaders,
  ): IncomingHttpHeaders => {
    const kept = Object.entries(headers).filter(([name]) => !notForwarded.includes(name));
    const forwarded: IncomingHttpHeaders = {
      ...Object.fromEntries(kept),
      'x-forwarded-for': request.ip,
      'x-forwarded-proto': publicUrl.protocol.slice(0, -1),
      'x-forwarded-host': publicUrl.host,
    };
    // A read has no body; the service would wait for what a length, be it 0, announces.
    if (isRead(request)) delete forwarded['content-length'];
    return forwarded;
  };

  await gateway.register(async (scope) => {
    limitBodies(scope);
    const upstreams = { identity: config.IDENTITY_URL, jobs: config.JOBS_URL };
    for (const service of ['identity', 'jobs'] as const) {
      await scope.register(async (calls) => {
        // Lists of jobs shrink to a sixth. Answers of identity stay as they are: they are small, and hold secrets, whose
        // compressed size could tell about them.
        if (service === 'jobs') await calls.register(compress, compression);
        await calls.register(proxy, {
          upstream: upstreams[service],
          routes: pathsOf(routes[service]),
          disableRequestLogging: true,
          destroyAgent: true,
          undici: connectionsToService(),
          // Only the caller knows whether to try again.
          retryMethods: [],
          replyOptions: {
            retryDelay: () => null,
            rewriteRequestHeaders,
            rewriteHeaders: ({ connection: _, 'keep-alive': __, ...headers }) => ({
              'cache-control': 'no-store',
              ...headers,
            }),
            onError: (reply, { error }) => void answerFailure(reply as FastifyReply, error),
          },
        });
      });
    }
  });
}

/** `GET /api/jobs/{id}` as the router writes it. Whether it takes that method is for the service to say. */
function pathsOf(calls: readonly string[]): string[] {
  const paths = calls.map((call) => call.slice(call.indexOf('/')).replaceAll(/\{(\w+)\}/g, ':$1'));
  return [...new Set(paths)];
}

/** An upstream that is down costs the calls that need it, in words a person can read. */
function answerFailure(reply: FastifyReply, error: Error): FastifyReply {
  const cause = (error.cause ?? error) as Error & { code?: string };
  if (cause instanceof BodyTooLarge) return sendApiError(reply, 413, cause.told);
  if (/TIMEOUT/.test(cause.code ?? '')) return sendApiError(reply, 504);
  const isDown = ['ECONNREFUSED', 'ENOTFOUND', 'NO_TURN'].includes(cause.code ?? '');
  return sendApiError(reply, isDown ? 503 : 502);
}
