import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { JSDOM } from 'jsdom';
import { type TestGateway } from './testing.ts';

export const builtPage =
  '<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Puente</title>' +
  '<meta name="description" content="Empleo &amp; comunidad."><meta property="og:image" content="/assets/share.png">' +
  '<script defer="defer" src="/assets/main.0123abcd.js"></script></head>' +
  '<body><p class="boot" data-waiting="">Cargando...</p><div id="root"></div></body></html>';

const heads = {
  pages: {
    '/': { title: 'impulsa tu futuro', description: 'Trabajo y comunidad.' },
    '/nosotros': { title: 'Nosotros', description: 'Quiénes somos.' },
  },
  notFound: { title: 'Página no encontrada' },
};

export const jobRoute = {
  path: '/detalle-empleo/:jobId',
  title: 'Detalle del empleo',
  description: 'Un empleo.',
  data: {
    call: '/jobs/:jobId?populate=*',
    head: {
      title: '${answer.data.attributes.title}',
      description: '${answer.data.attributes.description}',
    },
    structuredData: {
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: '${answer.data.attributes.title}',
      description: '${answer.data.attributes.description}',
      url: '${site.url}${path}',
    },
  } as Record<string, unknown>,
  sitemap: { call: '/jobs?sort=id' },
};

/** Of the same job as another page, by its query. */
const applyRoute = {
  path: '/aplicar',
  title: 'Aplicar a un empleo',
  index: false,
  data: {
    call: '/jobs/:jobId?populate=*',
    params: ['jobId'],
    head: { title: 'Aplicar: ${answer.data.attributes.title}', description: 'Aplica.' },
    refusals: { 404: 'Empleo no encontrado', 410: 'Ya no está disponible' },
  },
};

/** What a store has whose shell and section say what their pages are; to be called before the first page is asked for. */
export async function declareHeads({ folder }: TestGateway, job: object = {}): Promise<void> {
  const routes = [
    { path: '/empleos', access: 'public', title: 'Buscar empleo', description: 'Empleos para ti.' },
    { ...jobRoute, access: 'public', ...job },
    { ...applyRoute, access: 'public' },
    { path: '/mi-cuenta/favoritos', access: 'user', title: 'Favoritos' },
  ];
  const files = {
    'shell/releases/1.0.0-a/index.html': builtPage,
    'shell/releases/1.0.0-a/heads.json': JSON.stringify(heads),
    'sections/empleo/1/release.json': JSON.stringify({ descriptor: { name: 'empleo', routes } }),
  };
  for (const [path, content] of Object.entries(files)) {
    const file = join(folder, 'store', path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

/** As a browser without scripts reads it. */
export function readPage(html: string) {
  const { document } = new JSDOM(html).window;
  const meta = (name: string) =>
    document.querySelector(`meta[name="${name}"],meta[property="${name}"]`)?.getAttribute('content');
  const json = (selector: string) => {
    const text = document.querySelector(selector)?.textContent;
    return text ? (JSON.parse(text) as unknown) : undefined;
  };
  return {
    document,
    title: document.title,
    meta,
    canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href'),
    structuredData: json('script[type="application/ld+json"]'),
    answer: json('script[data-answer]'),
    answerOf: document.querySelector('script[data-answer]')?.getAttribute('data-answer'),
    answerStatus: document.querySelector('script[data-answer]')?.getAttribute('data-status'),
  };
}

export const job = (attributes: object = {}) => ({
  data: { id: 12, attributes: { title: 'Mesero', description: 'Atender mesas.', ...attributes } },
});

/** What the jobs service answers from now on; a text as it is. */
export function answerJobs({ jobs }: TestGateway, body: unknown, status = 200): void {
  jobs.answer((_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
}
