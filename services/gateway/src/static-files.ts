import { resolve } from 'node:path';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import { type FastifyInstance } from 'fastify';
import { compression } from './compression.ts';
import { type GatewayConfig } from './config.ts';

const year = '365d';
/** A name with a content hash in it: such a file never changes. */
const hashedName = /[.-][0-9a-f]{8,}\.[a-z0-9.]+$/i;
const shared = { index: false, dotfiles: 'ignore', preCompressed: true, decorateReply: false } as const;

/** Files as they lie on the disk, in the compressed form that stands beside them if the browser takes it. */
export async function staticFiles(gateway: FastifyInstance, config: GatewayConfig): Promise<void> {
  const storeDir = resolve(config.STORE_DIR);
  const shellDir = resolve(config.SHELL_DIR);

  // Published folders never change: a new version is a new folder.
  await gateway.register(fastifyStatic, {
    ...shared,
    root: resolve(storeDir, 'sections'),
    prefix: '/sections/',
    allowedPath: isFile,
    maxAge: year,
    immutable: true,
  });

  // The one file of the store that changes: asked for each time, sent when it did.
  await gateway.register(async (changing) => {
    await changing.register(compress, compression);
    changing.get('/registry.json', (_, reply) => {
      reply.header('cache-control', 'no-cache');
      return reply.sendFile('registry.json', storeDir);
    });
  });

  await gateway.register(fastifyStatic, {
    ...shared,
    decorateReply: true,
    root: shellDir,
    prefix: '/',
    cacheControl: false,
    allowedPath: (path) => isFile(path) && path !== '/index.html',
    setHeaders: (reply, path) => {
      reply.header(
        'cache-control',
        hashedName.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
}

/** A folder is not forbidden, as the library would say: there is nothing by that name. */
function isFile(path: string): boolean {
  return !path.endsWith('/');
}
