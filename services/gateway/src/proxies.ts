import { type IncomingHttpHeaders } from 'node:http';
import { type Readable } from 'node:stream';
import compress from '@fastify/compress';
import proxy from '@fastify/http-proxy';
import { type ApiRoutes } from '@puente/service-kit/api-routes';
import { acceptedEncoding, encode, isWorthEncoding, largestEncoded } from '@puente/service-kit/calls';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, type HTTPMethods } from 'fastify';
import { type Dispatcher } from 'undici';
import { sendApiError } from './api-errors.ts';
import { compression } from './compression.ts';
import { BodyTooLarge } from './body-too-large.ts';
import { isRead, limitBodies } from './body-limit.ts';
import { type GatewayConfig } from './config.ts';
import { connectionsToService } from './connections.ts';
import { forwardedHeaders } from './forwarded-headers.ts';
import { methodToAsk } from './head-calls.ts';
import { groupsIn } from './shared-answer.ts';
import { SharedAnswers } from './shared-answers.ts';
import { mayBeShared, SharedReads } from './shared-reads.ts';
import { sharedReadLimit } from './shared-read-limit.ts';

/** Passes the calls of the services on, each to its own, and no other: whatever else is under /api is nobody's. */
export async function proxies(
  gateway: FastifyInstance,
  config: GatewayConfig,
  routes: ApiRoutes,
): Promise<void> {
  const forwarded = forwardedHeaders(config.PUBLIC_URL);
  const answers = new SharedAnswers();
  const limit = sharedReadLimit(config);

  await gateway.register(async (scope) => {
    limitBodies(scope);
    const upstreams = { identity: config.IDENTITY_URL, jobs: config.JOBS_URL };
    for (const service of ['identity', 'jobs'] as const) {
      await scope.register(async (calls) => {
        const [url, connections] = [upstreams[service], connectionsToService()];
        // Lists of jobs shrink to a sixth. Answers of identity stay as they are: they are small, and hold secrets, whose
        // compressed size could tell about them. Nor is any of them for everybody.
        const isOpen = service === 'jobs';
        if (isOpen) {
          await calls.register(compress, compression);
          calls.addHook('onSend', (_request, reply, _payload, done) => {
            reply.header('vary', alsoByEncoding(reply.getHeader('vary')));
            done();
          });
          const reads = new SharedReads({ url, connections, forwarded }, answers);
          calls.addHook('preHandler', async (request, reply) => {
            if (!mayBeShared(request)) return undefined;
            const wait = await limit(request);
            if (wait) return sendApiError(reply.header('retry-after', String(wait)), 429);
            return reads.answer(request, reply).catch((error: Error) => answerFailure(reply, error));
          });
        }
        await calls.register(proxy, {
          upstream: url,
          routes: pathsOf(routes[service]),
          disableRequestLogging: true,
          destroyAgent: true,
          undici: connections as { request: unknown } as Pick<Dispatcher, 'request'>,
          // Only the caller knows whether to try again.
          retryMethods: [],
          handler: (request, reply, dest, options) =>
            reply.from(dest, { ...options, method: methodToAsk(request) as HTTPMethods }),
          replyOptions: {
            retryDelay: () => null,
            rewriteRequestHeaders: (request, headers) => forwarded(request as FastifyRequest, headers),
            rewriteHeaders: ({ connection: _, 'keep-alive': __, ...headers }) => ({
              'cache-control': 'no-store',
              ...headers,
            }),
            onResponse: (request, reply, response) => {
              const { statusCode, headers, stream } = response as unknown as ServiceResponse;
              if (!isRead(request) && statusCode < 400) answers.changed(changedGroups(headers));
              void sendPassed(request as FastifyRequest, reply as FastifyReply, { headers, stream, isOpen });
            },
            onError: (reply, { error }) => void answerFailure(reply as FastifyReply, error),
          },
        });
      });
    }
  });
}

/** What the proxy has of an answer; its types are of another version. */
interface ServiceResponse {
  statusCode: number;
  headers: IncomingHttpHeaders;
  stream: Readable;
}

/** What a change has changed (RFC 9875): undefined where its service does not say. */
function changedGroups({ 'cache-group-invalidation': groups }: IncomingHttpHeaders): string[] | undefined {
  return groups === undefined ? undefined : groupsIn(String(groups));
}

/** An answer of moderate size is sent in one piece, which takes less than a stream of it; compressed, where it came as it is. */
async function sendPassed(
  request: FastifyRequest,
  reply: FastifyReply,
  { headers, stream, isOpen }: { headers: IncomingHttpHeaders; stream: Readable; isOpen: boolean },
): Promise<void> {
  // Without a body there is nothing that could be compressed.
  if (reply.statusCode === 304) {
    stream.on('error', () => undefined).resume();
    return void reply.send();
  }
  const bytes = Number(headers['content-length'] ?? Infinity);
  const encoding = isOpen ? acceptedEncoding(request.headers['accept-encoding']) : undefined;
  if (!encoding || bytes > largestEncoded) return void reply.send(stream);
  try {
    // A blob, by which `node:stream/consumers` reads it, takes several times as long.
    const body = Buffer.concat((await stream.toArray()) as Buffer[]);
    if (headers['content-encoding'] || !isWorthEncoding(body)) return void reply.send(body);
    reply.removeHeader('content-length').header('content-encoding', encoding).send(encode(body, encoding));
  } catch (error) {
    void answerFailure(reply, error as Error);
  }
}

/**
 * What may come compressed differs by who asks, also where it came as it is. In lower case, by which the compressor knows that
 * it is said.
 */
function alsoByEncoding(vary: unknown): string {
  const names = String(vary ?? '').split(/\s*,\s*/);
  return [...names.filter((name) => name && !/^accept-encoding$/i.test(name)), 'accept-encoding'].join(', ');
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
