import { cvMessages, cvMimeTypes, type CvMimeType } from '@puente/domain/identity';
import { ApiError } from '@puente/service-kit';
import { fileTypeFromBuffer } from 'file-type';
import PQueue from 'p-queue';
import { checkPdf } from './pdf-check.ts';
import { redraw } from './picture.ts';

export interface CvContent {
  bytes: Buffer;
  type: CvMimeType;
}

/** One after the other: each takes a processor and memory of its own. Who finds many before them comes back. */
const turns = new PQueue({ concurrency: 1 });
const mostWaiting = 16;

/**
 * What a file is by its content, whatever it is called, and that it can be opened as such. A picture is drawn anew, a PDF
 * stays as it is, byte for byte.
 * @throws ApiError 400 with what is wrong with it, 413 for a picture that cannot be drawn small enough, 503 when many wait
 */
export async function cvContent(bytes: Buffer): Promise<CvContent> {
  if (bytes.length === 0) throw new ApiError(400, cvMessages.empty);
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const type = cvMimeTypes.find((mime) => mime === found?.mime);
  if (!type) throw new ApiError(400, cvMessages.wrongType);
  if (turns.size >= mostWaiting) throw new ApiError(503, undefined, { retryAfter: 10 });
  return turns.add(() => (type === 'application/pdf' ? document(bytes) : picture(bytes, type)));
}

async function document(bytes: Buffer): Promise<CvContent> {
  const verdict = await checkPdf(bytes);
  if (verdict !== 'good') throw new ApiError(400, cvMessages[verdict]);
  return { bytes, type: 'application/pdf' };
}

async function picture(bytes: Buffer, type: 'image/jpeg' | 'image/png'): Promise<CvContent> {
  const drawn = await redraw(bytes, type);
  if (typeof drawn === 'string') throw new ApiError(drawn === 'tooLarge' ? 413 : 400, cvMessages[drawn]);
  return { bytes: drawn, type };
}
