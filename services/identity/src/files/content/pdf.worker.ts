// Runs by itself (pdf-check.ts): in its memory, until its time is over.
import { parentPort, workerData } from 'node:worker_threads';
import { getDocumentProxy } from 'unpdf';
import type { PdfVerdict } from './pdf-check.ts';

async function verdict(bytes: Uint8Array): Promise<PdfVerdict> {
  try {
    const pdf = await getDocumentProxy(bytes, { verbosity: 0 });
    if (pdf.numPages < 1) return 'broken';
    // That the first page can be had tells a document from what only begins and ends like one.
    await pdf.getPage(1);
    return (await pdf.hasJSActions()) ? 'scripted' : 'good';
  } catch (error) {
    return (error as Error).name === 'PasswordException' ? 'locked' : 'broken';
  }
}

parentPort?.postMessage(await verdict(workerData as Uint8Array));
