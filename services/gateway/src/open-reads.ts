import { isCallOf } from '@puente/composition';
import { type ApiRoutes } from '@puente/service-kit/api-routes';
import { Agent } from 'undici';
import { type GatewayConfig } from './config.ts';

/** Statuses of answers that say something of what was asked for; 400 that it can be nothing. */
const telling = [200, 400, 404, 410] as const;

/** What a service said to a read that anybody may make. */
export interface OpenAnswer {
  status: (typeof telling)[number];
  /** As it came: JSON. */
  text: string;
  body: unknown;
}

export interface OpenReadLimits {
  /** In milliseconds, until who asked goes on without. */
  deadline: number;
  /** In bytes. */
  largest: number;
  /** Of all services; above it nobody is kept waiting. */
  atOnce: number;
}

export interface OpenReads {
  /**
   * @param call filled in, below `/api`, such as `/jobs/12?populate=*`
   * @param caller whose address it is counted by
   * @returns undefined when there is no such call, and when no answer came that says something: too late, too large, no
   * JSON, another status
   */
  ask: (call: string, caller: string) => Promise<OpenAnswer | undefined>;
  close: () => Promise<void>;
}

/**
 * Reads of the gateway's own, for pages and lists of pages. They are made as by a visitor: whoever asked for the page, no
 * token and no cookie of theirs goes along, since the answer becomes a part of what everybody is sent. Those who ask the
 * same at the same time share one answer; nothing is kept beyond that, so that what was withdrawn is not shown again. Their connections are not
 * those of calls (proxies.ts): a service that hangs holds up neither.
 */
export function openReads(config: GatewayConfig, routes: ApiRoutes, limits: OpenReadLimits): OpenReads {
  const publicUrl = new URL(config.PUBLIC_URL);
  const agent = new Agent({
    connections: limits.atOnce,
    connectTimeout: limits.deadline,
    headersTimeout: limits.deadline,
    bodyTimeout: limits.deadline,
    maxResponseSize: limits.largest,
  });
  const underWay = new Map<string, Promise<OpenAnswer | undefined>>();

  async function read(url: URL, caller: string): Promise<OpenAnswer | undefined> {
    const tooLate = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const deadline = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => {
        resolve(undefined);
        tooLate.abort();
      }, limits.deadline);
    });
    const answer = async (): Promise<OpenAnswer | undefined> => {
      const { statusCode, body } = await agent.request({
        origin: url.origin,
        path: url.pathname + url.search,
        method: 'GET',
        signal: tooLate.signal,
        headers: {
          accept: 'application/json',
          'x-forwarded-for': caller,
          'x-forwarded-proto': publicUrl.protocol.slice(0, -1),
          'x-forwarded-host': publicUrl.host,
        },
      });
      const text = await body.text();
      const status = telling.find((one) => one === statusCode);
      return status && { status, text, body: JSON.parse(text) as unknown };
    };
    try {
      // Not by the signal alone: who waits for a connection does not hear it.
      return await Promise.race([answer().catch(() => undefined), deadline]);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    ask: async (call, caller) => {
      const upstream = upstreamOf(call, config, routes);
      if (!upstream) return undefined;
      const url = new URL(`/api${call}`, upstream);
      const shared = underWay.get(url.href);
      if (shared) return shared;
      if (underWay.size >= limits.atOnce) return undefined;
      const answer = read(url, caller).finally(() => underWay.delete(url.href));
      underWay.set(url.href, answer);
      return answer;
    },
    close: () => agent.destroy(),
  };
}

function upstreamOf(call: string, config: GatewayConfig, routes: ApiRoutes): string | undefined {
  const upstreams = { identity: config.IDENTITY_URL, jobs: config.JOBS_URL };
  const service = (['identity', 'jobs'] as const).find((name) =>
    routes[name].some((known) => isCallOf(known, call)),
  );
  return service && upstreams[service];
}
