import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A page as it is sent. */
export interface MadePage {
  /** Weak: one for all encodings of the page. */
  etag: string;
  plain: Buffer;
  encoded: (encoding: 'br' | 'gzip') => Promise<Buffer>;
}

/** @param effort `high` for what is sent again and again, `low` for what is made for one visit */
export function madePage(html: Buffer, effort: 'high' | 'low'): MadePage {
  const quality = effort === 'high' ? constants.BROTLI_MAX_QUALITY : 4;
  const made = new Map<string, Promise<Buffer>>();
  const compress = {
    br: () => promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    gzip: () => promisify(gzip)(html, { level: effort === 'high' ? 9 : 6 }),
  };
  return {
    etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
    plain: html,
    encoded: (encoding) => {
      const bytes = made.get(encoding) ?? compress[encoding]();
      made.set(encoding, bytes);
      return bytes;
    },
  };
}
