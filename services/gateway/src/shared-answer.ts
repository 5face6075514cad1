import { type IncomingHttpHeaders } from 'node:http';
import CachePolicy from 'http-cache-semantics';
import { encode, isWorthEncoding, type Encoding } from './encoding.ts';

/** Of one answer, in bytes; larger ones are passed on as they come. */
export const largestHeld = 256 * 1024;

/**
 * In milliseconds from when it was asked for, whatever a service allows: so much later than without us is a job seen that was
 * withdrawn past us, as by its last day or through another instance.
 */
export const longestKept = 2000;

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
  readonly #body: Buffer;
  readonly #encoded = new Map<Encoding, Buffer>();

  private constructor(answer: AskedAnswer, policy: CachePolicy, body: Buffer) {
    const { etag, 'cache-groups': groups } = answer.headers;
    this.status = answer.status;
    this.freshUntil = answer.askedAt + Math.min(policy.timeToLive(), longestKept);
    this.groups = groups === undefined ? undefined : groupsIn(String(groups));
    this.etag = etag;
    this.#policy = policy;
    this.#body = body;
  }

  /** Whether it is one; then what comes of it is to be read into the function that is returned. */
  static of(answer: AskedAnswer): ((body: Buffer) => SharedAnswer) | undefined {
    const { headers, status } = answer;
    const bytes = Number(headers['content-length'] ?? Infinity);
    if (bytes > largestHeld || headers['set-cookie'] || headers['content-encoding']) return undefined;
    const policy = new CachePolicy(
      { method: 'GET', url: answer.url, headers: told(answer.asked) },
      { status, headers: told(headers) },
      { shared: true, cacheHeuristic: 0 },
    );
    if (!policy.storable() || policy.timeToLive() <= 0) return undefined;
    return (body) => new SharedAnswer(answer, policy, body);
  }

  /** In memory, at most. */
  get bytes(): number {
    return this.#body.length * 1.5;
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
    if (!encoding || !isWorthEncoding(this.#body)) return { body: this.#body };
    const body = this.#encoded.get(encoding) ?? encode(this.#body, encoding);
    this.#encoded.set(encoding, body);
    return { body, encoding };
  }
}

/** The strings of a list of them (RFC 9651). */
export function groupsIn(field: string): string[] {
  return [...field.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, group = '']) => group);
}

/** The library takes what was sent twice as one. */
const told = (headers: IncomingHttpHeaders) => headers as Record<string, string>;
