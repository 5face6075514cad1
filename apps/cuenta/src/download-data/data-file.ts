import { strToU8, zipSync, type Zippable } from 'fflate';
import { type OwnData } from './gather-data.endpoints.ts';

/** What the file says of itself and of its parts, in the language of the screen. */
export interface DataFileTexts {
  about: string;
  notInIt: string;
  parts: Record<keyof OwnData['account'] | keyof OwnData['jobs'], string>;
}

/** All that is kept of a person as one zip: the data, readable, with what each part is, and beside them their files. */
export async function dataFile({ account, jobs, files }: OwnData, texts: DataFileTexts): Promise<Blob> {
  const { about, notInIt, parts } = texts;
  const document = {
    leeme: { about, made: new Date().toISOString(), parts, notInIt },
    cuenta: account,
    empleo: jobs,
  };
  const entries: Zippable = { 'datos.json': strToU8(JSON.stringify(document, null, 2)) };
  for (const [index, { name, content }] of files.entries()) {
    // What is in it is packed already. Numbered, since two may be called the same.
    entries[`archivos/${index + 1}-${name.replaceAll(/[\\/]/g, '-')}`] = [
      new Uint8Array(await content.arrayBuffer()),
      { level: 0 },
    ];
  }
  return new Blob([zipSync(entries) as Uint8Array<ArrayBuffer>], { type: 'application/zip' });
}
