import { constants } from 'node:zlib';
import { type FastifyCompressOptions } from '@fastify/compress';

/** Made anew for each answer, unlike the files of the builds, hence the middling quality. */
export const compression: FastifyCompressOptions = {
  encodings: ['br', 'gzip'],
  // Of answers only (body-limit.ts).
  globalDecompression: false,
  threshold: 1024,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
};
