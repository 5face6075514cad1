import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { cvMaxBytes, cvMaxFiles, uploadAnswerSchema } from '@puente/domain/identity';
import { refusal } from '@puente/service-kit/testing';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createDeflate } from 'node:zlib';
import { startIdentity, type IdentityApp } from '../testing/identity-app.ts';
import { aPdf, aPhoto, rowsIn, sendForm, stored, uploaded, type SentFile } from './testing.ts';

let identity: IdentityApp;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

const send = async (...files: SentFile[]) => sendForm(identity, (await identity.account()).token, files);
const broken = 'No se pudo abrir el archivo, parece dañado. Guárdalo de nuevo y vuelve a intentarlo.';
const wrongType = 'El archivo debe ser un PDF o una imagen JPG o PNG.';

/** The keys of the files of an account, which are their names in the folder. */
const keysOf = async (userId: number) =>
  (await identity.admin.query('select key from identity.files where user_id = $1', [userId])).rows.map(
    ({ key }) => key as string,
  );
const lastStored = (key: string) => readFileSync(join(identity.folder, 'cv', key));

/** Some bytes that are many megabytes of the same letter, made without ever having them. */
async function unfolding(megabytes: number): Promise<Buffer> {
  const megabyte = Buffer.alloc(1024 * 1024, '(');
  return buffer(Readable.from(Array.from({ length: megabytes }, () => megabyte)).pipe(createDeflate()));
}

describe('a file that is a CV', () => {
  test('is kept under a random name, and answered in a list of one', async () => {
    const { id, token } = await identity.account();
    const content = aPdf();
    const answer = await sendForm(identity, token, [{ name: 'Currículum de Ana.pdf', content }]);
    expect(answer.status).toBe(200);
    const [file] = uploadAnswerSchema.length(1).parse(answer.body);
    expect(file).toEqual({
      id: file!.id,
      name: 'Currículum de Ana.pdf',
      url: `/api/files/${file!.id}`,
      size: content.length,
    });
    const [key] = await keysOf(id);
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    expect(lastStored(key!)).toEqual(content);
    expect(statSync(join(identity.folder, 'cv', key!)).mode & 0o777).toBe(0o600);
    expect(statSync(join(identity.folder, 'cv')).mode & 0o777).toBe(0o700);
  });

  test('may weigh 2 MB to the byte', async () => {
    const content = aPdf({ size: cvMaxBytes });
    expect(content.length).toBe(cvMaxBytes);
    expect((await send({ content })).status).toBe(200);
    expect(refusal(await send({ content: Buffer.concat([content, Buffer.from('\n')]) }))).toEqual({
      status: 413,
      message: 'El archivo pesa demasiado: máximo 2 MB.',
    });
  });

  test('that is a photograph is drawn anew, upright, without where and by what it was taken', async () => {
    const { id, token } = await identity.account();
    const photo = Buffer.concat([await aPhoto(), Buffer.from('<script>alert(1)</script>')]);
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    expect((await uploaded(identity, token, photo, 'IMG_1.JPEG')).name).toBe('IMG_1.jpg');
    const kept = lastStored((await keysOf(id))[0]!);
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'jpeg', width: 20, height: 40 });
    expect((await sharp(kept).metadata()).exif).toBeUndefined();
    expect(kept.includes('Telefono')).toBe(false);
    expect(kept.includes('script')).toBe(false);
  });

  test('that is a picture of many details is made smaller until it is 2 MB again', async () => {
    const { id, token } = await identity.account();
    const photo = await aPhoto(2600, 1900, 30);
    expect(photo.length).toBeLessThan(cvMaxBytes);
    await uploaded(identity, token, photo);
    expect(lastStored((await keysOf(id))[0]!).length).toBeLessThanOrEqual(cvMaxBytes);
  });

  test('is what its content says, whatever it is called', async () => {
    const { token } = await identity.account();
    const png = await sharp({ create: { width: 9, height: 9, channels: 4, background: '#0000' } })
      .png()
      .toBuffer();
    expect((await uploaded(identity, token, png, 'hoja.pdf')).name).toBe('hoja.png');
  });

  test.each([
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\Users\\Ana\\CV final.pdf', 'CV final.pdf'],
    ['cv\u202Efdp.exe', 'cvfdp.exe.pdf'],
    ['a"b;c\u0000d.pdf', 'a b cd.pdf'],
    ['.pdf', 'curriculum.pdf'],
    ['😀'.repeat(200), `${'😀'.repeat(100)}.pdf`],
  ])('called %j is offered as %j', async (name, kept) => {
    const { token } = await identity.account();
    expect((await uploaded(identity, token, aPdf(), name)).name).toBe(kept);
  });
});

describe('what is no CV is refused in words, and nothing of it stays', () => {
  let before: { files: number; removals: number; stored: number };
  const state = async () => ({
    files: await rowsIn(identity, 'files'),
    removals: await rowsIn(identity, 'file_removals'),
    stored: stored(identity).length,
  });
  beforeAll(async () => {
    before = await state();
  });

  const html = '<!doctype html><script>alert(1)</script>';
  const zip = Buffer.from('504b0304140000000800', 'hex');
  const pdfOf = (text: string) => Buffer.from(text);
  const script = '<</S/JavaScript/JS(app.alert\\(1\\))>>';
  const field = `<</Type/Annot/Subtype/Widget/FT/Tx/T(a)/Rect[0 0 9 9]/AA<</K${script}>>>>`;
  const runsCode =
    'El PDF contiene código. Guárdalo de nuevo con «Imprimir», «Guardar como PDF» y súbelo otra vez.';
  test.each<[string, () => Buffer | string | Promise<Buffer>, string]>([
    ['nothing at all', () => '', 'El archivo está vacío.'],
    ['a page called a PDF', () => html, wrongType],
    ['a page that goes on as a PDF', () => Buffer.concat([Buffer.from(html), aPdf()]), wrongType],
    ['an archive', () => zip, wrongType],
    ['a drawing that can carry programs', () => '<svg xmlns="http://www.w3.org/2000/svg"/>', wrongType],
    ['half a picture type', () => Buffer.from([0xff, 0xd8, 0xff]), broken],
    ['what only begins as a PDF', () => pdfOf('%PDF-1.7\n'), broken],
    ['a PDF that was cut off', () => aPdf().subarray(0, 40), broken],
    [
      'a PDF without pages',
      () => pdfOf('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj trailer<</Root 1 0 R>>'),
      broken,
    ],
    [
      'a PDF that asks for a password',
      () =>
        aPdf({
          objects: [
            `<</Filter/Standard/V 1/R 2/Length 40/P -4/O<${'00'.repeat(32)}>/U<${'11'.repeat(32)}>>>`,
          ],
          trailer: `/Encrypt 4 0 R/ID[<${'22'.repeat(16)}><${'22'.repeat(16)}>]`,
        }),
      'El PDF está protegido con contraseña. Quítale la contraseña y vuelve a subirlo.',
    ],
    ['a PDF that runs code', () => aPdf({ catalog: `/OpenAction${script}` }), runsCode],
    ['a PDF whose page runs code', () => aPdf({ page: `/AA<</O${script}>>` }), runsCode],
    ['a PDF whose field runs code', () => aPdf({ page: `/Annots[${field}]` }), runsCode],
    ['a picture that was cut off', async () => (await aPhoto(400, 400)).subarray(0, 2000), broken],
    [
      'a picture of 100 million pixels in a few bytes',
      () =>
        sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: '#fff' } })
          .png({ compressionLevel: 9 })
          .toBuffer(),
      'La imagen tiene demasiados píxeles. Redúcela y vuelve a subirla.',
    ],
  ])('%s', async (_, content, message) => {
    expect(refusal(await send({ content: await content() }))).toEqual({ status: 400, message });
    expect(await state()).toEqual(before);
  });

  test('a PDF that unfolds without end', async () => {
    // 1.5 MB that are 1.5 GB, where a reader looks for code.
    const bomb = await unfolding(1500);
    const content = aPdf({
      catalog: '/OpenAction<</S/JavaScript/JS 4 0 R>>',
      objects: [
        Buffer.concat([
          Buffer.from(`<</Length ${bomb.length}/Filter/FlateDecode>>stream\n`),
          bomb,
          Buffer.from('\nendstream '),
        ]),
      ],
    });
    expect(content.length).toBeLessThan(cvMaxBytes);
    const memory = process.memoryUsage.rss();
    expect(refusal(await send({ content }))).toEqual({ status: 400, message: broken });
    expect(process.memoryUsage.rss() - memory).toBeLessThan(800_000_000);
    expect(await state()).toEqual(before);
  });

  test.each<[string, SentFile[], string]>([
    ['a form without a file', [], 'Primero selecciona un archivo.'],
    ['another field', [{ field: 'file', content: aPdf() }], 'Primero selecciona un archivo.'],
    [
      'a field besides',
      [{ content: aPdf() }, { field: 'ref', content: 'x' }],
      'Primero selecciona un archivo.',
    ],
    ['two files', [{ content: aPdf() }, { content: aPdf() }], 'Sube un solo archivo.'],
    ['five files', Array.from({ length: 5 }, () => ({ content: aPdf() })), 'Sube un solo archivo.'],
    [
      'a field that every object has',
      [{ field: '__proto__', content: aPdf() }],
      'Primero selecciona un archivo.',
    ],
  ])('%s', async (_, files, message) => {
    expect(refusal(await send(...files))).toEqual({ status: 400, message });
    expect(await state()).toEqual(before);
  });

  test.each<[string, string, string]>([
    ['no form', 'application/json', '{"files": "x"}'],
    [
      'a form that breaks off',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF',
    ],
    ['a form without its boundary', 'multipart/form-data', 'x'],
    [
      'text in place of the file',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="files"\r\n\r\nhola\r\n--x--',
    ],
  ])('%s', async (_, type, body) => {
    const { token } = await identity.account();
    const response = await fetch(`${identity.address}/api/upload`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': type },
      body,
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { message: 'Primero selecciona un archivo.' } });
    expect(await state()).toEqual(before);
  });

  test('what a visitor sends', async () => {
    expect(refusal(await sendForm(identity, 'none', [{ content: aPdf() }])).status).toBe(401);
    expect(await state()).toEqual(before);
  });
});

test('an account has five files at most, however many it sends at once', async () => {
  const { id, token } = await identity.account();
  const answers = await Promise.all(
    Array.from({ length: 3 * cvMaxFiles }, () => sendForm(identity, token, [{ content: aPdf() }])),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(cvMaxFiles);
  for (const answer of answers.filter(({ status }) => status !== 200)) {
    expect(refusal(answer)).toEqual({
      status: 409,
      message: 'Subiste demasiados archivos sin guardarlos. Inténtalo de nuevo mañana.',
    });
  }
  expect(await keysOf(id)).toHaveLength(cvMaxFiles);
});
