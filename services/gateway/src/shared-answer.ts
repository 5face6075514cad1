import { type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { encode, type Encoding, isWorthEncoding, largestEncoded } from '@puente/service-kit/calls';
import CachePolicy from 'http-cache-semantics';

/**
 * In milliseconds from when it was asked for, whatever a service allows: so much later than without us is a job seen that was
 * withdrawn past us, as by its last day or through another instance.
 */
export const longestKept = 2000;

/** In bytes. */
const besides = 4096;

export interface AskedAnswer {
  url: string;
  /** Of who asked first. */
  asked: IncomingHttpHeaders;
  askedAt: number;
  status: number;
  headers: IncomingHttpHeaders;
}

/** An answer of a service that everybody may be given (RFC 9111). */
export class SharedAnswer {
  readonly status: number;
  readonly freshUntil: number;
  /** What it is made of (RFC 9875); undefined where its service does not say. */
  readonly groups: readonly string[] | undefined;
  readonly etag: string | undefined;
  readonly #policy: CachePolicy;
  /** As it came, which may be by brotli. */
  readonly #body: Buffer;
  readonly #isEncoded: boolean;
  readonly #encoded = new Map<Encoding, Buffer>();

  private constructor(answer: AskedAnswer, policy: CachePolicy, body: Buffer) {
    const { etag, 'cache-groups': groups } = answer.headers;
    this.status = answer.status;
    this.freshUntil = answer.askedAt + Math.min(policy.timeToLive(), longestKept);
    this.groups = groups === undefined ? undefined : groupsIn(String(groups));
    this.etag = etag;
    this.#policy = policy;
    this.#body = body;
    this.#isEncoded = answer.headers['content-encoding'] === 'br';
    if (this.#isEncoded) this.#encoded.set('br', body);
  }

  /** Whether it is one; then what comes of it is to be read into the function that is returned. */
  static of(answer: AskedAnswer): ((body: Buffer) => SharedAnswer) | undefined {
    const { headers, status } = answer;
    const bytes = Number(headers['content-length'] ?? Infinity);
    const encoding = headers['content-encoding'] ?? 'br';
    if (bytes > largestEncoded || headers['set-cookie'] || encoding !== 'br') return undefined;
    const policy = new CachePolicy(
      { method: 'GET', url: answer.url, headers: told(answer.asked) },
      { status, headers: told(unencoded(headers)) },
      { shared: true, cacheHeuristic: 0 },
    );
    if (!policy.storable() || policy.timeToLive() <= 0) return undefined;
    return (body) => new SharedAnswer(answer, policy, body);
  }

  /** In memory, at most: with its encodings, and with its headers and what is read from them. */
  get bytes(): number {
    return this.#body.length * (this.#isEncoded ? 2.5 : 1.5) + besides;
  }

  /** Whether it answers somebody who asks with these headers. */
  answers(url: string, asked: IncomingHttpHeaders): boolean {
    return this.#policy.satisfiesWithoutRevalidation({ method: 'GET', url, headers: told(asked) });
  }

  /** As they are sent now, without those of the encoding. */
  headers(): Record<string, string> {
    const { 'content-length': _, ...headers } = this.#policy.responseHeaders() as Record<string, string>;
    return headers;
  }

  /** Made once for each encoding. */
  body(encoding: Encoding | undefined): { body: Buffer; encoding?: Encoding } {
    const known = encoding && this.#encoded.get(encoding);
    if (encoding && known) return { body: known, encoding };
    const plain = this.#isEncoded ? brotliDecompressSync(this.#body) : this.#body;
    if (!encoding || !isWorthEncoding(plain)) return { body: plain };
    // What the compressor gives lies in 16 KiB of its own, however short it is.
    const body = Buffer.from(encode(plain, encoding));
    this.#encoded.set(encoding, body);
    return { body, encoding };
  }
}

/** Which encodings there are is ours to say. */
function unencoded({ 'content-encoding': _, vary, ...headers }: IncomingHttpHeaders): IncomingHttpHeaders {
  const others = vary?.split(',').filter((name) => name.trim().toLowerCase() !== 'accept-encoding');
  return { ...headers, ...(others?.length && { vary: others.join() }) };
}

/** The strings of a list of them (RFC 9651). */
export function groupsIn(field: string): string[] {
  return [...field.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, group = '']) => group);
}

/** The library takes what was sent twice as one. */
const told = (headers: IncomingHttpHeaders) => headers as Record<string, string>;
