import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  demoAccounts,
  distOf,
  type Disturb,
  expect,
  type Page,
  type ReleaseSite,
  test,
} from '../../../tools/checks/e2e/release-fixtures.ts';

// What a browser says when a script is refused, is not what its hash promised, or throws.
test.use({
  tolerated: [
    /Failed to load resource|integrity|preload|could not be opened|could not be loaded|net::ERR|broken when|MIME type|React version|shared module|did not come/,
  ],
});

interface Place {
  path: string;
  title: string;
}

interface Section {
  name: string;
  /** In the broken release (tools/checks/broken-release.webpack.mjs) its code throws when it is evaluated … */
  page: Place;
  /** … this one throws when it is drawn … */
  drawn: Place;
  /** … and this one is not there. */
  missing: Place & { signedIn?: true };
}

const sections: Section[] = [
  {
    name: 'empleo',
    page: { path: '/empleos', title: 'Buscar empleo' },
    drawn: { path: '/empleos-disponibles', title: 'Empleos disponibles' },
    missing: { path: '/employmentsection', title: 'Búsqueda de empleos' },
  },
  {
    name: 'cuenta',
    page: { path: '/choice', title: '¿Cómo quieres entrar?' },
    drawn: { path: '/login', title: 'Inicia sesión' },
    missing: { path: '/register?role=user', title: 'Crea tu cuenta de usuario' },
  },
  {
    name: 'recursos',
    page: { path: '/asesoria', title: 'Asesoría' },
    drawn: { path: '/educate', title: 'Educación' },
    missing: { path: '/migration', title: 'Migración' },
  },
  {
    name: 'planes',
    page: { path: '/planes', title: 'Planes' },
    drawn: { path: '/cart', title: 'Carrito' },
    missing: { path: '/mi-cuenta/suscripciones', title: 'Suscripción', signedIn: true },
  },
];
/** A page of another section, by its place in the menu. */
const otherThan = ({ name }: Section) =>
  name === 'empleo' ? { link: 'Planes', title: 'Planes' } : { link: 'Empleo', title: 'Buscar empleo' };

interface Failure {
  /** Publishes the version that fails. */
  publish: (site: ReleaseSite, section: Section) => Promise<void>;
  /** What happens to its files on their way. */
  disturb?: { files?: RegExp; disturb: Disturb };
  /** How long a page may take to be replaced, or told of, in milliseconds. */
  within?: number;
  at?: 'drawn' | 'missing';
}

/** When frame and other sections are to be used, and a failed page is replaced or told of. In milliseconds. */
const usable = 3_000;

const answering =
  (status: number, body: string, type: string): Disturb =>
  ({ response }) =>
    response.writeHead(status, { 'content-type': type }).end(body);
const changed = (body: Buffer) => {
  const copy = Buffer.from(body);
  const at = Math.floor(copy.length / 2);
  copy[at] = (copy[at] ?? 0) ^ 1;
  return copy;
};
const asBuilt: Failure['publish'] = (site, { name }) => site.publish(name);
const broken: Failure['publish'] = (site, { name }) => site.publish(name, 'broken');
const replaceIn = (file: string, from: RegExp, to: string) => {
  const text = readFileSync(file, 'utf8');
  const next = text.replaceAll(from, to);
  if (next === text) throw new Error(`${file} has nothing like ${from}`);
  writeFileSync(file, next);
};

const failures: Record<string, Failure> = {
  'whose connection is refused': {
    publish: asBuilt,
    disturb: { disturb: ({ response }) => response.destroy() },
  },
  'whose files are gone': { publish: asBuilt, disturb: { disturb: answering(404, 'gone', 'text/plain') } },
  'whose server fails': { publish: asBuilt, disturb: { disturb: answering(500, 'failed', 'text/plain') } },
  'whose address answers with a web page': {
    publish: asBuilt,
    disturb: { disturb: answering(200, '<!doctype html><title>Wi-Fi</title>', 'text/html') },
  },
  'whose files are cut in half': {
    publish: asBuilt,
    disturb: { disturb: ({ body, send }) => send(body.subarray(0, body.length / 2)) },
  },
  'whose server never answers': {
    publish: asBuilt,
    disturb: { disturb: () => undefined },
    within: 12_000,
  },
  'whose entry was changed on the way': {
    publish: asBuilt,
    disturb: { files: /\/remote\.js/, disturb: ({ body, send }) => send(changed(body)) },
  },
  'whose chunks were changed on the way': {
    publish: asBuilt,
    disturb: { files: /\/assets\/.*\.(js|css)$/, disturb: ({ body, send }) => send(changed(body)) },
  },
  'that throws when its page is evaluated': { publish: broken },
  'that throws when its page is drawn': { publish: broken, at: 'drawn' },
  'that lacks the page': { publish: broken, at: 'missing' },
  'that is another section': {
    publish: (site, { name }) =>
      site.publish(name, name === 'planes' ? 'recursos' : 'planes', (dist) =>
        cpSync(join(distOf(name), 'route-assets.json'), join(dist, 'route-assets.json')),
      ),
  },
  'for another React': {
    publish: (site, { name }) =>
      site.publish(name, name, (dist) => replaceIn(join(dist, 'remote.js'), /"\^19\.[0-9.]+"/g, '"^20.0.0"')),
  },
  'for a newer platform': {
    publish: async (site, section) => {
      await asBuilt(site, section);
      // As after the shell was rolled back behind it.
      await site.change(section.name, { platform: '^9.0.0' });
    },
  },
};

const trouble = (page: Page) => page.getByRole('heading', { level: 1, name: /^No pudimos mostrar «/ });
const titled = (page: Page, title: string) =>
  page.getByRole('heading', { level: 1, name: title, exact: true });

for (const section of sections) {
  test.describe(`a release of ${section.name}`, () => {
    for (const [what, { publish, disturb, within = usable, at = 'page' }] of Object.entries(failures)) {
      const { path, title, signedIn }: Section['missing'] = section[at];

      test(`${what} is replaced by the one before, or told of and tried again`, async ({
        page,
        site,
        accounts,
      }) => {
        const { name } = section;
        const other = otherThan(section);
        site.disturb();
        if (signedIn) await accounts.signIn(page, demoAccounts.user);
        await site.publish(name);
        const before = site.registered(name).version;
        await publish(site, section);
        const { version, previous } = site.registered(name);
        expect(previous[0]?.version).toBe(before);
        if (disturb)
          site.disturb(
            (url) =>
              url.startsWith(`/sections/${name}/${version}/`) &&
              (disturb.files?.test(url.replace(/\?.*/, '')) ?? true),
            disturb.disturb,
          );

        const frame = page.getByRole('banner');
        await page.goto(path, { waitUntil: 'commit' });
        await expect(frame).toBeVisible({ timeout: usable });
        await expect(titled(page, title)).toBeVisible({ timeout: within });

        // Without one before it: told of, while the rest goes on.
        await site.change(name, { previous: [] });
        await page.goto(path, { waitUntil: 'commit' });
        await expect(frame).toBeVisible({ timeout: usable });
        await expect(page.getByRole('contentinfo')).toBeAttached();
        const menu = page.getByRole('navigation', { name: 'Secciones' });
        await menu.getByRole('link', { name: other.link, exact: true }).click();
        await expect(titled(page, other.title)).toBeVisible({ timeout: usable });
        await page.goBack();
        await expect(trouble(page)).toBeVisible({ timeout: within });

        // Mended: its files come, or a good one was published since.
        if (disturb) site.disturb();
        else await site.publish(name);
        await page.getByRole('button', { name: 'Reintentar' }).click();
        await expect(titled(page, title)).toBeVisible();
      });
    }
  });
}

test('a release that comes slowly, but comes, is neither overtaken by the one before nor asked for twice', async ({
  page,
  site,
}) => {
  await site.publish('planes');
  const { version } = site.registered('planes');
  await page.goto('/nosotros');
  await expect(page.getByRole('banner')).toBeVisible();
  // Each file in ten pieces, one every 0.9 s: for longer than anything may be silent, and than a silent page may take.
  site.disturb(
    (url) => url.startsWith('/sections/planes/'),
    ({ response, headers, body }) => {
      response.writeHead(200, headers);
      const size = Math.ceil(body.length / 10);
      const sendNext = (from: number) => {
        response.write(body.subarray(from, from + size));
        if (from + size >= body.length) response.end();
        else setTimeout(() => sendNext(from + size), 900);
      };
      sendNext(0);
    },
  );
  await page.getByRole('navigation', { name: 'Secciones' }).getByRole('link', { name: 'Planes' }).click();
  await expect(titled(page, 'Planes')).toBeVisible({ timeout: 20_000 });
  const files = site.asked.filter((url) => url.startsWith('/sections/'));
  expect(files.filter((url) => !url.startsWith(`/sections/planes/${version}/`))).toEqual([]);
  expect(files.filter((url, at) => files.indexOf(url) !== at)).toEqual([]);
});

test('what comes after its page and was changed on the way comes once it is tried again', async ({
  page,
  site,
}) => {
  await site.publish('empleo');
  const { pages, version } = site.registered('empleo');
  const ofPages = new Set(Object.values(pages).flat());
  site.disturb(
    (url) => url.startsWith(`/sections/empleo/${version}/`) && /\.(js|css)$/.test(url) && !ofPages.has(url),
    ({ body, send }) => send(changed(body)),
  );
  await page.goto('/empleos?q=cocina');
  const retry = page.getByRole('main').getByRole('button', { name: 'Reintentar' });
  await expect(retry).toHaveCount(2);
  // The browser was told to keep what came for a year; the first try may still find that.
  site.disturb();
  await expect(async () => {
    for (const button of await retry.all()) await button.click({ timeout: 1_000 });
    await expect(retry).toHaveCount(0, { timeout: 1_000 });
  }).toPass({ timeout: 8_000 });
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('two versions of a section live in one tab, each with its own calls, messages and styles', async ({
  page,
  site,
  accounts,
}) => {
  site.disturb();
  await site.publish('empleo');
  const before = site.registered('empleo').version;
  await site.publish('empleo', 'broken');
  const { version } = site.registered('empleo');
  const { data } = await accounts.call<{ data: { id: number; attributes: { title: string } }[] }>(
    'GET /api/jobs?pagination[pageSize]=1',
  );
  const [job] = data;
  const title = job?.attributes.title ?? '';

  // A good page of the broken release, then one that throws.
  await page.goto(`/detalle-empleo/${job?.id}`);
  await expect(titled(page, title)).toBeVisible();
  const apply = page.getByRole('main').getByRole('button', { name: 'Aplicar' }).first();
  const look = () => apply.evaluate((element) => getComputedStyle(element).cssText);
  const styled = await look();
  await page
    .getByRole('navigation', { name: 'Secciones' })
    .getByRole('link', { name: 'Empleo', exact: true })
    .click();
  await expect(titled(page, 'Buscar empleo')).toBeVisible();
  for (const each of [before, version])
    expect(site.asked.some((url) => url.startsWith(`/sections/empleo/${each}/`))).toBe(true);

  // The one before searches by its own calls; the other's page stands as before.
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(titled(page, title)).toBeVisible();
  expect(await look()).toBe(styled);

  await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Apply' }).first()).toBeVisible();
  await page.goForward();
  await expect(titled(page, 'Find a job')).toBeVisible();
});
