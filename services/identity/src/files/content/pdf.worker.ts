// Runs by itself (pdf-check.ts): in its memory, until its time is over.
import { parentPort, workerData } from 'node:worker_threads';
import { getDocumentProxy } from 'unpdf';
import type { PdfVerdict } from './pdf-check.ts';

/**
 * By itself: as it is opened, as a page is turned, as a form is filled in; not as a link is pressed, which pdf.js does not
 * tell. That each page can be had tells a document from what only begins and ends like one.
 */
async function runsCode(pdf: Awaited<ReturnType<typeof getDocumentProxy>>): Promise<boolean> {
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    if (await page.getJSActions()) return true;
    const annotations = (await page.getAnnotations()) as { actions?: unknown }[];
    if (annotations.some(({ actions }) => actions)) return true;
    page.cleanup();
  }
  return pdf.hasJSActions();
}

async function verdict(bytes: Uint8Array): Promise<PdfVerdict> {
  try {
    const pdf = await getDocumentProxy(bytes, { verbosity: 0 });
    if (pdf.numPages < 1) return 'broken';
    return (await runsCode(pdf)) ? 'scripted' : 'good';
  } catch (error) {
    return (error as Error).name === 'PasswordException' ? 'locked' : 'broken';
  }
}

parentPort?.postMessage(await verdict(workerData as Uint8Array));
