import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { publishAll } from './publish-all.ts';
import { readRegistry, readShell } from './store.ts';
import { describing, descriptor, Workshop } from './testing.ts';

let workshop: Workshop;

beforeEach(async () => {
  workshop = new Workshop();
  await workshop.publishShell({ pages: ['/', '/nosotros', '/ayuda/*'] });
});
afterEach(() => workshop.remove());

const contributing = {
  ...descriptor,
  contributions: [{ slot: 'account-home', name: 'a-part', role: 'user', order: 10 }],
};
const declaring = (data: object) => ({
  ...descriptor,
  routes: [{ path: '/muestra', access: 'public', title: 'Muestra', data }],
});
const leadingTo = (to: string) => ({
  ...descriptor,
  navigation: [{ ...descriptor.navigation[0], label: 'Ahí', to }],
});

test.each([
  ['is for another platform', { descriptor: { ...descriptor, platform: '^2.0.0' } }, 'platform ^2.0.0'],
  [
    'wants another major of React',
    { shared: [{ name: 'react', requiredVersion: '^18.0.0' }] },
    'react ^18.0.0',
  ],
  ['wants what the shell does not share', { shared: [{ name: 'vue', requiredVersion: '*' }] }, 'vue'],
  ['has a route without a page', { pages: {} }, 'no page for /muestra'],
  ['contributes what its door does not have', { descriptor: contributing }, 'no contribution a-part'],
  [
    'contributes to a slot that does not exist',
    { descriptor: { ...descriptor, contributions: [{ ...contributing.contributions[0], slot: 'nowhere' }] } },
    'slot',
  ],
  ['has a descriptor with an unknown field', { descriptor: { ...descriptor, colour: 'red' } }, 'colour'],
  [
    'names an icon that does not exist',
    { descriptor: { ...descriptor, navigation: [{ ...descriptor.navigation[0], icon: 'no-such-icon' }] } },
    'no-such-icon',
  ],
  ['asks a call that no service has', { descriptor: declaring({ call: '/nothing' }) }, 'asks /nothing'],
  ['asks what not everybody may', { descriptor: declaring({ call: '/users/me' }) }, 'asks /users/me'],
  [
    'has a template that is none',
    { descriptor: declaring({ call: '/jobs', head: { title: '${answer..data}' } }) },
    '/muestra has a template that is none',
  ],
  ['leads to a page that nobody has', { descriptor: leadingTo('/nada') }, '«Ahí» leads to /nada'],
])('a section that %s is refused, and the store stays as it was', async (_what, change, reason) => {
  await workshop.publishBuild({});
  const before = workshop.read('registry.json');
  workshop.build({ code: 'second', ...change });
  await expect(workshop.publish()).rejects.toThrow(reason);
  expect(workshop.read('registry.json')).toBe(before);
});

test("a menu entry may lead to a page of one's own, of the shell or of another live section", async () => {
  await workshop.publishBuild({ name: 'empleo', descriptor: describing('empleo', '/detalle-empleo/:jobId') });
  for (const to of ['/muestra', '/nosotros', '/detalle-empleo/:jobId'])
    await workshop.publishBuild({ code: to, descriptor: leadingTo(to) });
  expect(workshop.section()?.descriptor.navigation[0]?.to).toBe('/detalle-empleo/:jobId');
});

describe('a route belongs to one', () => {
  beforeEach(() =>
    workshop.publishBuild({
      name: 'cuenta',
      descriptor: describing('cuenta', '/login', '/detalle-empleo/:jobId', '/mi-cuenta/favoritos'),
    }),
  );

  test.each([
    ['/login', 'section cuenta, which has /login'],
    ['/Login/', 'section cuenta, which has /login'],
    ['/:any', 'the shell, which has /nosotros'],
    ['/detalle-empleo/:id', 'section cuenta, which has /detalle-empleo/:jobId'],
    ['/detalle-empleo/nuevo', 'section cuenta, which has /detalle-empleo/:jobId'],
    ['/mi-cuenta/:x', 'section cuenta, which has /mi-cuenta/favoritos'],
    ['/', 'the shell, which has /'],
    ['/nosotros', 'the shell, which has /nosotros'],
    ['/ayuda/cv/subir', 'the shell, which has /ayuda/*'],
  ])('%s is refused: it is of %s', async (path, owner) => {
    workshop.build({ descriptor: describing('muestra', '/muestra', path) });
    await expect(workshop.publish()).rejects.toThrow(
      `section muestra cannot go live: its ${path} is taken by ${owner}`,
    );
    expect(workshop.section()).toBeUndefined();
  });

  test.each(['/logins', '/mi-cuenta', '/mi-cuenta/favoritos/lista', '/detalle-empleo', '/detalle/:jobId'])(
    '%s overlaps with nothing',
    async (path) => {
      const version = await workshop.publishBuild({ descriptor: describing('muestra', path) });
      expect(workshop.section()?.version).toBe(version);
    },
  );

  test('it can be taken once it is given up, and then not be taken back by a rollback', async () => {
    const taking = { code: 'taking', descriptor: describing('muestra', '/login') };
    await expect(workshop.publishBuild(taking)).rejects.toThrow('section cuenta');
    await workshop.publishBuild({ name: 'cuenta', descriptor: describing('cuenta', '/registro') });
    const version = await workshop.publishBuild(taking);
    expect(workshop.section()?.version).toBe(version);
    const before = workshop.read('registry.json');
    await expect(workshop.rollback('cuenta')).rejects.toThrow('its /login is taken by section muestra');
    expect(workshop.read('registry.json')).toBe(before);
  });

  test.each(['/api', '/api/guia', '/metrics', '/sections/:x', '/assets/hoja', '/Health/x', '/sitemap'])(
    'a section is refused that takes %s, which the gateway answers',
    async (path) => {
      const taking = { descriptor: describing('muestra', '/muestra', path) };
      await expect(workshop.publishBuild(taking)).rejects.toThrow(`its ${path} is taken by the gateway`);
    },
  );

  test('a shell is refused that takes one of a section, and goes live once it is given up', async () => {
    const pages = ['/', '/Mi-Cuenta/:x'];
    const before = readShell(workshop.storeDir);
    await expect(workshop.publishShell({ code: 'second', pages })).rejects.toThrow(
      'the shell cannot go live: its /Mi-Cuenta/:x is taken by section cuenta, which has /mi-cuenta/favoritos',
    );
    expect(readShell(workshop.storeDir)).toEqual(before);
    await workshop.publishBuild({ name: 'cuenta', descriptor: describing('cuenta', '/login') });
    await workshop.publishShell({ code: 'second', pages });
    // What the shell before did not have may have been taken since; what it had, not.
    await workshop.publishBuild({ descriptor: describing('muestra', '/nosotros') });
    await expect(workshop.rollbackShell()).rejects.toThrow('its /nosotros is taken by section muestra');
  });

  test('whatever is built is published, also where one takes what a later one gives up', async () => {
    workshop.build({ name: 'zona', descriptor: describing('zona', '/zona', '/mapa') });
    workshop.build({ name: 'atlas', descriptor: describing('atlas', '/atlas') });
    const { storeDir, appsDir } = workshop;
    const start = () => publishAll(['atlas', 'zona'], { storeDir, appsDir }, () => undefined);
    await start();
    workshop.build({ name: 'zona', descriptor: describing('zona', '/zona') });
    workshop.build({ name: 'atlas', descriptor: describing('atlas', '/atlas', '/mapa') });
    await start();
    expect(workshop.section('atlas')?.descriptor.routes.map(({ path }) => path)).toContain('/mapa');
    workshop.build({ name: 'zona', descriptor: describing('zona', '/zona', '/mapa') });
    await expect(start()).rejects.toThrow('its /mapa is taken by section atlas');
  });

  test('of many who publish the same new one at the same moment, one has it', async () => {
    const names = ['uno', 'dos', 'tres', 'cuatro'];
    for (const round of ['a', 'b', 'c']) {
      for (const name of names)
        workshop.build({ name, code: round, descriptor: describing(name, `/${name}`, `/nueva-${round}/:x`) });
      const answers = await Promise.all(
        names.map(async (name) => {
          const child = workshop.process('publish', name);
          const [complaint, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
          return { name, code: code as number, complaint };
        }),
      );
      const winners = answers.filter(({ code }) => code === 0).map(({ name }) => name);
      expect(winners).toHaveLength(1);
      for (const { code, complaint } of answers.filter(({ name }) => name !== winners[0])) {
        expect(code).toBe(1);
        expect(complaint).toMatch(
          new RegExp(
            `^section \\w+ cannot go live: its /nueva-${round}/:x is taken by section ${winners[0]}, [^\\n]+\\n$`,
          ),
        );
      }
      const { sections } = readRegistry(workshop.storeDir);
      const owners = Object.entries(sections).filter(
        ([
          ,
          {
            descriptor: { routes },
          },
        ]) => routes.some(({ path }) => path === `/nueva-${round}/:x`),
      );
      expect(owners.map(([name]) => name)).toEqual(winners);
    }
  }, 60_000);
});

describe('what is published is compared with the live shell', () => {
  test('with its React and its platform, whatever the workspace has', async () => {
    await workshop.publishShell({ code: 'old', react: '18.2.0', platform: '1.1.0' });
    await expect(workshop.publishBuild({})).rejects.toThrow('react ^19.0.0, the live shell has 18.2.0');
    const shared = [{ name: 'react', requiredVersion: '^18.0.0' }];
    const newer = { ...descriptor, platform: '^1.2.0' };
    await expect(workshop.publishBuild({ shared, descriptor: newer })).rejects.toThrow(
      'for platform ^1.2.0, the live shell has 1.1.0',
    );
    const version = await workshop.publishBuild({ shared });
    expect(workshop.section()?.version).toBe(version);
  });

  test('a rollback too, when the shell has changed since', async () => {
    await workshop.publishBuild({ shared: [{ name: 'react', requiredVersion: '<20' }] });
    await workshop.publishBuild({ code: 'second', shared: [{ name: 'react', requiredVersion: '>=19' }] });
    await workshop.publishShell({ code: 'new', react: '20.0.0' });
    await expect(workshop.rollback()).rejects.toThrow('react <20, the live shell has 20.0.0');
  });

  test('without a shell nothing can be', async () => {
    const empty = new Workshop();
    try {
      empty.build();
      await expect(empty.publish()).rejects.toThrow('no shell in the store');
    } finally {
      empty.remove();
    }
  });

  test('a shell whose platform live sections are not for says which', async () => {
    await workshop.publishBuild({});
    workshop.buildShell({ code: 'next', platform: '2.0.0' });
    const child = workshop.process('publish', 'shell');
    const [told, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    expect([code, told]).toEqual([0, expect.stringContaining('not for the live muestra')]);
  });
});
