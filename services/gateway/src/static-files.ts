import { resolve } from 'node:path';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import { type FastifyError, type FastifyInstance } from 'fastify';
import { compression } from './compression.ts';
import { type LiveShell } from './live-shell.ts';

const shared = { index: false, dotfiles: 'ignore', preCompressed: true, decorateReply: false } as const;
/** What never changes: a new content is under a new name. */
const forever = { maxAge: '365d', immutable: true, allowedPath: isFile } as const;

/** Files as they lie on the disk, in the compressed form that stands beside them if the browser takes it. */
export async function staticFiles(
  gateway: FastifyInstance,
  store: string,
  shell: () => Promise<LiveShell | undefined>,
): Promise<void> {
  const storeDir = resolve(store);

  // Published folders never change: a new version is a new folder.
  await gateway.register(fastifyStatic, {
    ...shared,
    ...forever,
    root: resolve(storeDir, 'sections'),
    prefix: '/sections/',
  });

  // Those of every release of the shell that a tab may still have open, by the hashes in their names.
  await gateway.register(fastifyStatic, {
    ...shared,
    ...forever,
    root: resolve(storeDir, 'shell', 'assets'),
    prefix: '/assets/',
  });

  // The one file of the store that changes: asked for each time, sent when it did.
  await gateway.register(async (changing) => {
    await changing.register(compress, compression);
    changing.get('/registry.json', (_, reply) => {
      reply.header('cache-control', 'no-cache');
      return reply.sendFile('registry.json', storeDir);
    });
  });

  // What keeps its name from one release of the shell to the next, such as its service worker.
  await gateway.register(fastifyStatic, {
    ...shared,
    decorateReply: true,
    serve: false,
    cacheControl: false,
    allowedPath: (path) => isFile(path) && !kept.includes(path),
    setHeaders: (reply) => {
      reply.header('cache-control', 'no-cache');
    },
  });
  gateway.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/*',
    // Fastify's own would say of a page that the caller has already that it has no bytes.
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const live = await shell();
      if (!live) return reply.callNotFound();
      return reply.sendFile(`/${request.params['*']}`, live.folder);
    },
    // What can be no file's name, such as //empleos or /a%00, is the address of a page, or of nothing.
    errorHandler: (error: FastifyError, _, reply) => {
      if (!noName.includes(error.statusCode ?? 500)) throw error;
      return reply.callNotFound();
    },
  });
}

/** How it is refused what can be no file's name; other refusals are of a file that is there. */
const noName = [400, 403];

/** Of a release, but no address: its page is at those of its routes, its assets are at /assets/. */
const kept = ['/index.html', '/release.json'];

/** A folder is not forbidden, as the library would say: there is nothing by that name. */
function isFile(path: string): boolean {
  return !path.endsWith('/');
}
