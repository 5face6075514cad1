import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { renderRoute, restError } from '@puente/platform/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { strFromU8, unzipSync } from 'fflate';
import section from '../section.ts';
import { otherCards } from '../testing/other-cards.ts';
import { ana, ownAccount } from '../testing/people.ts';
import { tooMany } from '../testing/too-many.ts';

const saved: { name: string; file: Blob }[] = [];
let made: Blob;

beforeEach(() => {
  saved.length = 0;
  // jsdom can make no address for a file, and saves none.
  URL.createObjectURL = (file) => {
    made = file as Blob;
    return 'blob:puente';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, file: made });
  });
});
afterEach(() => void jest.restoreAllMocks());

const cv = { id: 3, name: 'Mi/CV.pdf', url: '/api/files/3' };
const account = { account: { id: ana.id, username: ana.username, cv }, sessions: [], files: [cv] };
const jobs = { applications: [{ id: 1, coverLetter: 'Hola' }] };
const answers = {
  'GET /api/users/me': ownAccount(ana),
  'GET /api/personal-data/account': { data: account },
  'GET /api/personal-data/jobs': { data: jobs },
  'GET /api/files/3': () => new Response('%PDF-1.7'),
};

async function download(responses: object = {}, language: 'es' | 'en' = 'es') {
  await renderRoute(section, '/mi-cuenta/configuracion-seguridad', {
    session: ana,
    responses: { ...otherCards, ...answers, ...responses },
    language,
  });
  await userEvent.click(
    screen.getByRole('button', { name: language === 'es' ? 'Descargar mis datos' : 'Download my data' }),
  );
}

async function contentOf(file: Blob): Promise<Record<string, Uint8Array>> {
  const bytes = await new Promise<ArrayBuffer>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(file);
  });
  return unzipSync(new Uint8Array(bytes));
}

test('the file holds what both services keep, what each part is, and the CV as it is', async () => {
  await download();
  expect(await screen.findByText('Listo: el archivo está en tus descargas.')).toBeVisible();
  const [zip] = saved;
  expect(zip!.name).toMatch(/^puente-ana-\d{4}-\d\d-\d\d\.zip$/);
  const entries = await contentOf(zip!.file);
  expect(Object.keys(entries)).toEqual(['datos.json', 'archivos/1-Mi-CV.pdf']);
  expect(strFromU8(entries['archivos/1-Mi-CV.pdf']!)).toBe('%PDF-1.7');
  const data = JSON.parse(strFromU8(entries['datos.json']!));
  expect(data.cuenta).toEqual(account);
  expect(data.empleo).toEqual(jobs);
  expect(data.leeme.parts.favorites).toBe('Los empleos que guardaste.');
});

test('in English it explains itself in English', async () => {
  await download({}, 'en');
  await screen.findByText('Done: the file is in your downloads.');
  const data = JSON.parse(strFromU8((await contentOf(saved[0]!.file))['datos.json']!));
  expect(data.leeme.parts.favorites).toBe('The jobs you saved.');
});

test.each([
  ['GET /api/personal-data/account', () => restError(500, 'x')],
  ['GET /api/personal-data/jobs', () => Promise.reject(new TypeError('x'))],
  ['GET /api/files/3', () => restError(503, 'x')],
])('without %s there is no half file: it can be asked for again', async (call, answer) => {
  await download({ [call]: answer });
  expect(await screen.findByRole('alert')).toHaveTextContent('No se pudieron reunir tus datos.');
  expect(saved).toEqual([]);
  expect(screen.getByRole('button', { name: 'Descargar mis datos' })).not.toHaveAttribute('aria-disabled');
});

test('who asked too often is told when to ask again', async () => {
  await download({ 'GET /api/personal-data/jobs': () => tooMany(900) });
  expect(await screen.findByRole('alert')).toHaveTextContent('en 15 minutos');
});
