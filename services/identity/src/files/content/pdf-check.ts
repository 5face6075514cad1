// Without `node:`: by this name webpack 5.110 knows a worker's file and bundles it, by the other it writes no valid code.
import { Worker } from 'worker_threads';

/** What a document turned out to be. */
export type PdfVerdict = 'good' | 'broken' | 'locked' | 'scripted';

/** Milliseconds, and megabytes: a CV of 2 MB takes a tenth of each. */
const mostTime = 4000;
const mostMemory = 256;
const lookEvery = 50;

/**
 * Loads a PDF as a reader would. It comes from anybody and may be made to last for ever or to unfold without end: so that
 * is done in a thread of its own, which is ended when it takes too long or too much.
 */
export function checkPdf(bytes: Uint8Array): Promise<PdfVerdict> {
  const worker = new Worker(new URL('./pdf.worker.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: mostMemory },
    stdout: true,
    stderr: true,
    env: {},
  });
  return new Promise<PdfVerdict>((resolve) => {
    const end = (verdict: PdfVerdict) => {
      clearTimeout(deadline);
      clearInterval(watch);
      resolve(verdict);
      void worker.terminate();
    };
    const deadline = setTimeout(() => end('broken'), mostTime);
    // The limits of a thread do not count what lies outside of its heap, as unfolded streams do.
    const watch = setInterval(() => {
      worker.getHeapStatistics().then(
        ({ external_memory: outside }) => outside > mostMemory * 1024 * 1024 && end('broken'),
        () => undefined, // it has just ended
      );
    }, lookEvery);
    worker.once('message', end);
    worker.once('error', () => end('broken'));
    worker.once('exit', () => end('broken'));
  });
}
