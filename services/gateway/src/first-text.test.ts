import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { answerJobs, builtPage, declareHeads, job, jobRoute, readPage } from './heads.fixture.ts';
import { startTestGateway, type TestGateway } from './testing.ts';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
  const head = { ...(jobRoute.data['head'] as object), text: '${answer.data.attributes.description}' };
  await declareHeads(gateway, { data: { ...jobRoute.data, head } });
});
afterEach(() => gateway.close());

/** What stands in the page until it is drawn, in its root. */
const waitingAt = async (path: string) => {
  const { document } = readPage(await (await fetch(gateway.url + path)).text());
  const root = document.getElementById('root');
  while (root?.nextSibling) root.nextSibling.remove();
  return document.body;
};

test('what a job is about can be read before any script has run', async () => {
  answerJobs(gateway, job({ title: 'Mesera', description: 'Atender mesas.\nSonreír.' }));
  const waiting = await waitingAt('/detalle-empleo/12');
  expect(waiting.querySelector('[role=main] h1')?.textContent).toBe('Mesera');
  expect(waiting.querySelector('[role=main] p')?.textContent).toBe('Atender mesas.\nSonreír.');
  expect(waiting.textContent).not.toContain('Cargando');
});

test('what an employer wrote is text, whatever it looks like', async () => {
  const hostile = '</p></main><script>alert(1)</script>$& $1 $`<img src=x onerror=alert(2)>';
  answerJobs(gateway, job({ title: hostile, description: hostile }));
  const waiting = await waitingAt('/detalle-empleo/12');
  expect(waiting.querySelector('[role=main] p')?.textContent).toBe(hostile);
  expect(waiting.querySelectorAll('script, img')).toHaveLength(0);
});

test.each([404, 410])('where there is no job, a %d, the page waits as before', async (status) => {
  answerJobs(gateway, { data: null, error: { status, message: 'no' } }, status);
  expect((await waitingAt('/detalle-empleo/12')).textContent).toBe('Cargando...');
});

test.each([
  ['/', ['impulsa tu futuro', 'Trabajo y comunidad.']],
  ['/nosotros', ['Nosotros', 'Quiénes somos.']],
  ['/empleos?q=cocina', ['Buscar empleo', 'Empleos para ti.']],
])('what %s is and is about can be read while it waits', async (path, lines) => {
  const waiting = await waitingAt(path);
  const told = [...waiting.querySelectorAll('.firstText p')].map(({ textContent }) => textContent);
  expect(told).toEqual(lines);
  expect(waiting.querySelector('.boot')?.textContent).toBe('Cargando...');
  // The page itself says so as a heading, in its own main.
  expect(waiting.querySelectorAll('main, [role=main], h1')).toHaveLength(0);
});

test.each(['/mi-cuenta/favoritos', '/nada', '/aplicar'])(
  'a page that is not to be found, such as %s, waits as before',
  async (path) => {
    expect((await waitingAt(path)).textContent).toBe('Cargando...');
  },
);

test('a page made of an answer that says no text of its own is told by what it says for lists of results', async () => {
  await declareHeads(gateway);
  const hostile = '<img src=x onerror=alert(1)>$&';
  answerJobs(gateway, job({ title: hostile, description: hostile }));
  const waiting = await waitingAt('/detalle-empleo/12');
  expect(waiting.querySelector('.firstText')?.textContent).toBe(hostile + hostile);
  expect(waiting.querySelectorAll('script, img')).toHaveLength(0);
});

test('a release without a place for it is sent without', async () => {
  const html = builtPage.replace(' data-waiting=""', '');
  await writeFile(join(gateway.folder, 'store/shell/releases/1.0.0-a/index.html'), html);
  answerJobs(gateway, job());
  expect((await waitingAt('/detalle-empleo/12')).textContent).toBe('Cargando...');
});
