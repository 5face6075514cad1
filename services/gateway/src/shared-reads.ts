import { pipeline } from 'node:stream';
import { createBrotliDecompress } from 'node:zlib';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { acceptedEncoding, callSignal, isKnownTag } from '@puente/service-kit/calls';
import { type Dispatcher } from 'undici';
import { type Connections } from './connections.ts';
import { methodToAsk } from './head-calls.ts';
import { longestKept, SharedAnswer } from './shared-answer.ts';
import { type SharedAnswers } from './shared-answers.ts';

/** What became of a call: an answer for all, one for who made it, or none. */
type Outcome = { shared: SharedAnswer } | { own: Dispatcher.ResponseData } | { failed: Error };

/** A call to the service on behalf of everybody who asks the same. */
interface Flight {
  askedAt: number;
  /** Changes that were told before. */
  changes: number;
  /** Callers who have not hung up. */
  waiting: number;
  giveUp: () => void;
  outcome: Promise<Outcome>;
}

interface Service {
  url: string;
  connections: Connections;
  /** What a request is passed on with. */
  forwarded: (request: FastifyRequest) => Record<string, string | string[] | undefined>;
}

/** Those of a conditional or partial read, which are ours to answer, and of the encoding, which is ours to choose. */
const oursToHeed = new Set([
  'accept-encoding',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'if-unmodified-since',
]);

/** Without what a path could climb out of by, or mean by its codes: such calls are for the proxy to check. */
const plainPath = /^(?:\/(?!\.)[\w.~-]+)+(?:\?|$)/;

/**
 * Whether what somebody asks may be anybody's. Whoever shows who they are, or wants something newer than what is kept, is
 * asked for on their own, and no answer of theirs is kept.
 */
export function mayBeShared(request: FastifyRequest): boolean {
  const { url, headers } = request;
  return (
    methodToAsk(request) === 'GET' &&
    plainPath.test(url) &&
    headers.authorization === undefined &&
    headers.cookie === undefined &&
    headers['cache-control'] === undefined &&
    headers.pragma === undefined &&
    headers.range === undefined
  );
}

/** Reads of a service that many make at once: asked once, kept while its answer allows it, and compressed once. */
export class SharedReads {
  readonly #service: Service;
  readonly #answers: SharedAnswers;
  readonly #flights = new Map<string, Flight>();
  /** Routes whose last answer was for everybody. On others nobody is kept waiting for what will be somebody else's. */
  readonly #routes = new Set<string>();

  constructor(service: Service, answers: SharedAnswers) {
    this.#service = service;
    this.#answers = answers;
  }

  /** @returns what is sent, or undefined when it is to be asked for on its own. @throws Error of the connection */
  async answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    const kept = this.#answers.find(request.url, request.headers);
    if (kept) return send(kept, request, reply);

    const known = this.#flights.get(request.url);
    // Nobody is answered from longer ago than they would be from what is kept.
    const joined = known && known.askedAt + longestKept > Date.now() ? known : undefined;
    const flight = joined ?? this.#start(request);
    const outcome = await outcomeFor(flight, joined ? 'one of many' : 'who asked');
    if ('failed' in outcome) throw outcome.failed;
    if (!joined)
      return 'own' in outcome ? passOn(outcome.own, request, reply) : send(outcome.shared, request, reply);
    if ('own' in outcome || !this.#isFor(request, outcome.shared, flight)) return undefined;
    return send(outcome.shared, request, reply);
  }

  /** What was asked for before a change is not for who may have come after it, perhaps because of it. */
  #isFor({ url, headers }: FastifyRequest, answer: SharedAnswer, { changes }: Flight): boolean {
    return answer.answers(url, headers) && !this.#answers.hasChanged(answer, changes);
  }

  #start(request: FastifyRequest): Flight {
    const { url } = request;
    const route = request.routeOptions.url ?? url;
    const [askedAt, { changes }] = [Date.now(), this.#answers];
    const given = new AbortController();
    const end = () => {
      if (this.#flights.get(url) === flight) this.#flights.delete(url);
    };
    const outcome = this.#ask(request, given.signal, askedAt).then((found) => {
      end();
      if ('shared' in found) {
        this.#routes.add(route);
        this.#answers.keep(url, found.shared, changes);
      } else if ('own' in found && found.own.statusCode < 300) this.#routes.delete(route);
      return found;
    });
    const giveUp = () => {
      end();
      given.abort(new Error('All callers hung up'));
    };
    const flight: Flight = { askedAt, changes, waiting: 0, giveUp, outcome };
    if (this.#routes.has(route)) this.#flights.set(url, flight);
    return flight;
  }

  async #ask(request: FastifyRequest, signal: AbortSignal, askedAt: number): Promise<Outcome> {
    const { url } = request;
    const forwarded = Object.entries(this.#service.forwarded(request));
    const asked = forwarded.filter(([name]) => !oursToHeed.has(name));
    // As nearly everybody takes it; who does not is given it unpacked.
    const headers = { ...Object.fromEntries(asked), 'accept-encoding': 'br' };
    const options = { origin: this.#service.url, path: url, method: 'GET', headers, signal } as const;
    try {
      const own = await new Promise<Dispatcher.ResponseData>((resolve, reject) =>
        this.#service.connections.request(options, (error, data) => (error ? reject(error) : resolve(data))),
      );
      const { statusCode: status, headers: told, body } = own;
      const read = SharedAnswer.of({ url, asked: request.headers, askedAt, status, headers: told });
      return read ? { shared: read(Buffer.from(await body.arrayBuffer())) } : { own };
    } catch (error) {
      return { failed: error as Error };
    }
  }
}

/** Who hangs up leaves; when all have, the service is hung up on. */
async function outcomeFor(flight: Flight, as: 'who asked' | 'one of many'): Promise<Outcome> {
  const signal = callSignal();
  const leave = () => {
    flight.waiting -= 1;
    if (flight.waiting === 0) flight.giveUp();
  };
  flight.waiting += 1;
  signal?.addEventListener('abort', leave, { once: true });
  if (signal?.aborted) leave();
  const outcome = await flight.outcome;
  // What is for who asked alone is still on its way to them.
  if ('own' in outcome && as === 'who asked') return outcome;
  signal?.removeEventListener('abort', leave);
  if ('own' in outcome && !signal?.aborted) leave();
  return outcome;
}

/** As it is now: compressed as its caller takes it; not at all, if they have it. */
function send(answer: SharedAnswer, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.code(answer.status).headers(answer.headers());
  if (isKnown(request, reply)) return sendNotModified(reply);
  const { body, encoding } = answer.body(acceptedEncoding(request.headers['accept-encoding']));
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(body);
}

/** Whether who asks has the answer that is about to be sent. Its tag becomes a weak one: it is one for all encodings. */
function isKnown({ headers }: FastifyRequest, reply: FastifyReply): boolean {
  const etag = reply.getHeader('etag');
  if (etag === undefined) return false;
  reply.header('etag', String(etag).replace(/^(?!W\/)/, 'W/'));
  return reply.statusCode === 200 && isKnownTag(headers['if-none-match'], String(etag));
}

function sendNotModified(reply: FastifyReply): FastifyReply {
  for (const name of ['content-type', 'content-length', 'content-encoding']) reply.removeHeader(name);
  return reply.code(304).send();
}

function passOn(
  { statusCode, headers, body }: Dispatcher.ResponseData,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...told } = headers;
  reply.code(statusCode).headers({ 'cache-control': 'no-store', ...told });
  if (isKnown(request, reply)) {
    // Read to its end, which leaves the connection for the next call.
    body.on('error', () => undefined).resume();
    return sendNotModified(reply);
  }
  const isTaken =
    told['content-encoding'] !== 'br' || acceptedEncoding(request.headers['accept-encoding']) === 'br';
  if (isTaken) return reply.send(body);
  reply.removeHeader('content-encoding').removeHeader('content-length');
  // Whichever of the two ends, the other does: it fails where the service hangs up, and stops where its caller does.
  return reply.send(pipeline(body, createBrotliDecompress(), () => undefined));
}
