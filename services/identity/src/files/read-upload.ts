import { cvMaxBytes, cvMessages, identityMessages } from '@puente/domain/identity';
import { ApiError, validationError } from '@puente/service-kit';
import { untilArrived } from '@puente/service-kit/calls';
import type { FastifyRequest } from 'fastify';

export interface Upload {
  /** As the browser calls it: anything. */
  name: string;
  bytes: Buffer;
}

/** Room for one field that is not ours, so that it can be named. */
const limits = { fileSize: cvMaxBytes, files: 2, fields: 2, parts: 3, fieldSize: 1024, headerPairs: 20 };
/** Milliseconds for the whole of it, above what the gateway grants. */
const mostTime = 65_000;

/**
 * The one file of the field `files`. What else is sent is read and dropped, for a refusal reaches only who has said all.
 * @throws ApiError 400 for any other form, 413 beyond 2 MB
 */
export function readUpload(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) return Promise.reject(chooseFirst());
  return untilArrived(async () => {
    const timer = setTimeout(() => request.raw.destroy(new Error('The file took too long')), mostTime);
    try {
      return await readParts(request);
    } finally {
      clearTimeout(timer);
    }
  });
}

async function readParts(request: FastifyRequest): Promise<Upload> {
  const files: Upload[] = [];
  let wrong: ApiError | undefined;
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file' && part.fieldname === 'files' && files.length === 0) {
        files.push({ name: part.filename ?? '', bytes: await part.toBuffer() });
        if (part.file.truncated) wrong ??= new ApiError(413, cvMessages.tooLarge);
      } else {
        if (part.type === 'file') part.file.resume();
        wrong ??= part.fieldname === 'files' && files.length > 0 ? tooMany() : chooseFirst();
      }
    }
  } catch {
    request.raw.unpipe();
    request.raw.resume();
    throw wrong ?? (files.length > 0 ? tooMany() : chooseFirst());
  }
  const [file] = files;
  if (wrong) throw wrong;
  if (!file) throw chooseFirst();
  return file;
}

const tooMany = () => validationError([{ path: ['files'], message: cvMessages.oneOnly }]);
const chooseFirst = () => validationError([{ path: ['files'], message: identityMessages.cvChooseFirst }]);
