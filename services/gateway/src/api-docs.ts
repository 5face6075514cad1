import { type FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sendApiError } from './api-errors.ts';
import { type GatewayConfig } from './config.ts';

const deadline = 5000;
/** After that a service is asked again: it may have been started anew, with other calls. */
const goodFor = 60_000;
const part = z.record(z.string(), z.unknown());
const operationSchema = z.looseObject({ summary: z.string().optional() });

/** As much of an OpenAPI document as it takes to join two of them and to list their calls. */
const documentSchema = z.looseObject({
  info: z.looseObject({ title: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
  components: z.record(z.string(), part).default({}),
});
type OpenApiDocument = z.output<typeof documentSchema>;

/** The calls of all services as one OpenAPI document: JSON for tools, a list for people. */
export async function apiDocs(gateway: FastifyInstance, config: GatewayConfig): Promise<void> {
  const read = docsReader([config.IDENTITY_URL, config.JOBS_URL]);
  for (const path of ['/api/docs', '/api/docs-json']) {
    gateway.get(path, async (request, reply) => {
      const docs = await read();
      if (docs === undefined) return sendApiError(reply, 503);
      reply.headers({ 'cache-control': 'no-cache', vary: 'accept' });
      const wantsPage = path === '/api/docs' && request.headers.accept?.includes('text/html');
      return wantsPage
        ? reply.type('text/html; charset=utf-8').send(docs.page)
        : reply.type('application/json; charset=utf-8').send(docs.json);
    });
  }
}

interface Docs {
  json: string;
  page: string;
}

/**
 * Reads and draws the documents once for all who ask while they are good: half a megabyte that is the same for everybody.
 * While a service does not answer, the rest is told, and it is asked again.
 */
function docsReader(upstreams: string[]): () => Promise<Docs | undefined> {
  let drawn: Promise<Docs | undefined> | undefined;
  let goodUntil = 0;
  return () => {
    if (drawn && Date.now() < goodUntil) return drawn;
    goodUntil = Date.now() + goodFor;
    drawn = Promise.all(upstreams.map(readDocument)).then((found) => {
      const documents = found.filter((document) => document !== undefined);
      if (documents.length < upstreams.length) goodUntil = 0;
      if (documents.length === 0) return undefined;
      return { json: JSON.stringify(join(documents)), page: page(documents) };
    });
    return drawn;
  };
}

async function readDocument(upstream: string): Promise<OpenApiDocument | undefined> {
  try {
    const url = new URL('/api/docs-json', upstream);
    const response = await fetch(url, { signal: AbortSignal.timeout(deadline) });
    return documentSchema.parse(await response.json());
  } catch {
    return undefined; // its service is down; the rest is still worth reading
  }
}

function join(documents: OpenApiDocument[]): object {
  const kinds = new Set(documents.flatMap(({ components }) => Object.keys(components)));
  return {
    openapi: '3.0.0',
    info: { title: 'Puente', version: '1', description: 'The calls of all services behind one host.' },
    paths: Object.assign({}, ...documents.map(({ paths }) => paths)),
    components: Object.fromEntries(
      [...kinds].map((kind) => [
        kind,
        Object.assign({}, ...documents.map(({ components }) => components[kind])),
      ]),
    ),
  };
}

/** Without scripts or styles of its own, as the security headers demand. */
function page(documents: OpenApiDocument[]): string {
  const sections = documents.map(({ info, paths }) => {
    const calls = Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(
        ([method, { summary = '' }]) =>
          `<tr><td>${escape(method.toUpperCase())}</td><td><code>${escape(path)}</code></td><td>${escape(summary)}</td></tr>`,
      ),
    );
    return `<h2>${escape(info.title)}</h2><table>${calls.join('')}</table>`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Puente API</title></head><body>
<h1>Puente API</h1><p>For tools: <a href="/api/docs-json">the OpenAPI document</a>.</p>${sections.join('')}</body></html>`;
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
