import { readFile } from 'node:fs/promises';
import { expect, test } from '@puente/e2e-kit';
import { publishJob, uniqueTitle } from './a-job.ts';

test('an employer downloads the CV of whoever applied to them; a stranger finds nothing', async ({
  page,
  accounts,
  baseURL,
}) => {
  const [employer, stranger, seeker] = await Promise.all([
    accounts.create('employer'),
    accounts.create('employer'),
    accounts.create('user'),
  ]);
  const { id, jwt } = seeker;
  const content = Buffer.from(
    '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\ntrailer<</Size 4/Root 1 0 R>>\n%%EOF\n',
  );
  const form = new FormData();
  form.append('files', new Blob([content]), 'Mi currículum.pdf');
  const headers = { authorization: `Bearer ${jwt}` };
  const sent = await fetch(`${baseURL}/api/upload`, { method: 'POST', headers, body: form });
  const [file] = (await sent.json()) as [{ id: number; url: string }];
  await accounts.call(`PUT /api/users/${id}`, { jwt, body: { data: { cv: file.id } } });
  const job = await publishJob(accounts, employer, uniqueTitle('Cocinera'));
  await accounts.call('POST /api/applications', { jwt, body: { data: { job, coverLetter: 'Hola.' } } });

  const statusFor = async (reader: typeof stranger) => {
    const answer = await fetch(baseURL + file.url, { headers: { authorization: `Bearer ${reader.jwt}` } });
    return answer.status;
  };
  expect([await statusFor(employer), await statusFor(stranger)]).toEqual([200, 404]);

  await accounts.signIn(page, employer);
  await page.goto('/mi-cuenta/candidatos');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Descargar CV/ }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('Mi currículum.pdf');
  expect((await readFile(await download.path())).equals(content)).toBe(true);
});
