import { constants } from 'node:zlib';
import { type FastifyCompressOptions } from '@fastify/compress';

/**
 * Made anew for each answer, unlike the files of the builds, hence the middling quality. With Brotli's own window of 4 MiB
 * instead of 1 a list of a thousand jobs is not shorter, and takes a fifth longer.
 */
export const compression: FastifyCompressOptions = {
  encodings: ['br', 'gzip'],
  // Of answers only (body-limit.ts).
  globalDecompression: false,
  threshold: 1024,
  brotliOptions: {
    params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 20 },
  },
};
