import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  changed,
  demoAccounts,
  distOf,
  type Disturb,
  expect,
  type ReleaseSite,
  test,
  titled,
  trouble,
} from './release-fixtures.ts';

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
      site.change(section.name, { platform: '^9.0.0' });
    },
  },
};

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
        site.change(name, { previous: [] });
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
