// Files as people send them, and as others make them.
import { fileSchema, type FileAnswer } from '@puente/domain/identity';
import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import type { Answer, IdentityApp } from '../testing/identity-app.ts';

interface PdfParts {
  /** Further entries of the document's catalogue. */
  catalog?: string;
  /** Further entries of its page. */
  page?: string;
  /** Further objects, from number 4 on. */
  objects?: (string | Buffer)[];
  /** Further entries of the trailer. */
  trailer?: string;
  /** Bytes of the whole, filled up with a comment. */
  size?: number;
}

/** A PDF of one empty page. */
export function aPdf({ catalog = '', page = '', objects = [], trailer = '', size }: PdfParts = {}): Buffer {
  const all = [
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]${page}>>`,
    ...objects,
  ];
  const pieces: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const length = () => pieces.reduce((sum, piece) => sum + piece.length, 0);
  const offsets = all.map((object, index) => {
    const offset = length();
    pieces.push(Buffer.from(`${index + 1} 0 obj`), Buffer.from(object), Buffer.from('endobj\n'));
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const end = (filling: string) =>
    `${filling}xref\n0 ${all.length + 1}\n0000000000 65535 f \n${table}trailer<</Size ${all.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${String(length() + filling.length).padStart(10, '0')}\n%%EOF\n`;
  const lacks = size === undefined ? 0 : size - length() - end('').length;
  return Buffer.concat([...pieces, Buffer.from(end(lacks > 0 ? `%${'.'.repeat(lacks - 2)}\n` : ''))]);
}

/** A photograph as a phone takes it: turned by its metadata, which also say where it was taken. */
export function aPhoto(width = 40, height = 20, quality = 90): Promise<Buffer> {
  return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .withExif({ IFD0: { Make: 'Telefono' }, IFD3: { GPSLatitude: '29/1 45/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality })
    .toBuffer();
}

export interface SentFile {
  field?: string;
  name?: string;
  content: Buffer | string;
}

/** Sends a form of files as a browser does. */
export async function sendForm(identity: IdentityApp, token: string, files: SentFile[]): Promise<Answer> {
  const form = new FormData();
  for (const { field = 'files', name = 'mi cv.pdf', content } of files) {
    form.append(field, new Blob([new Uint8Array(Buffer.from(content))]), name);
  }
  const response = await fetch(`${identity.address}/api/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

export async function uploaded(
  identity: IdentityApp,
  token: string,
  content: Buffer = aPdf(),
  name?: string,
): Promise<FileAnswer> {
  const { body } = await sendForm(identity, token, [{ content, ...(name !== undefined && { name }) }]);
  const [file] = z.tuple([fileSchema]).parse(body);
  return file;
}

/** What lies in the folder of a test's files. */
export const stored = (identity: IdentityApp) => readdirSync(join(identity.folder, 'cv'));

export const rowsIn = async (identity: IdentityApp, table: 'files' | 'file_removals') =>
  (await identity.admin.query(`select count(*)::int as rows from identity.${table}`)).rows[0].rows as number;
