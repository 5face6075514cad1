import type { Readable } from 'node:stream';

/** Where the bytes of files lie: a folder, or a bucket. Names are ours: 64 hexadecimal digits. */
export interface CvStore {
  /**
   * Whole or not at all, and there for good once it is done.
   * @throws ApiError 507 where there is no room, 503 where it cannot be reached
   */
  put: (key: string, bytes: Buffer, type: string) => Promise<void>;
  /** @throws ApiError 503 where it cannot be reached; any other Error where the bytes are not there */
  get: (key: string) => Promise<Readable>;
  /** Also of what is not there, or was written in part. */
  remove: (key: string) => Promise<void>;
}

/** Injection token: `@Inject(CV_STORE) store: CvStore`. */
export const CV_STORE = Symbol('CV_STORE');
