import { beforeEach, expect, jest, test } from '@jest/globals';
import { defineSection } from '@puente/platform';
import { type RegisteredSection } from '@puente/platform/registry';
import { EntryUnreachable, type RemoteEntry } from './federation.ts';
import { PageLoader } from './page-loader.ts';
import { type SectionFailure } from './section-failure.ts';

const Page = () => null;
const door = (name = 'empleo') =>
  defineSection({
    name,
    messages: { es: () => Promise.resolve({ default: {} }) },
    pages: { '/empleos': () => Promise.resolve({ default: Page }) },
  });

const published = (version: string, platform = '^1.0.0') => ({
  version,
  entry: `/sections/empleo/${version}/remote.js`,
  integrity: `sha384-${version}`,
  platform,
});
const descriptor = {
  name: 'empleo',
  version: '2.0.0',
  platform: '^1.0.0',
  routes: [{ path: '/empleos', access: 'public' as const, title: 'Empleos' }],
  navigation: [],
  accountMenu: [],
};
const registered = (own = published('2.0.0'), previous = [published('1.0.0')]): RegisteredSection => ({
  ...own,
  descriptor,
  pages: {},
  previous,
});

type Load = (entry: RemoteEntry) => Promise<unknown>;
const loaderWith = (load: Load, platform = '1.0.0') => new PageLoader({ load, platform });
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (failure: unknown) => (failure as SectionFailure).reason,
  );

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('a page comes out of the current version, with its hash', async () => {
  const load = jest.fn<Load>(() => Promise.resolve(door()));
  const loader = loaderWith(load);
  await expect(loader.load('empleo', registered(), '/empleos')).resolves.toEqual({ Page });
  expect(load).toHaveBeenCalledTimes(1);
  expect(load.mock.calls[0]?.[0]).toMatchObject({
    url: '/sections/empleo/2.0.0/remote.js',
    integrity: 'sha384-2.0.0',
  });
  expect(loader.peek('empleo', '/empleos')).toEqual({ Page });
});

test('a container that cannot be reached is asked for again under a new address', async () => {
  const load = jest.fn<Load>();
  load.mockRejectedValueOnce(new EntryUnreachable()).mockResolvedValueOnce(door());
  await loaderWith(load).load('empleo', registered(), '/empleos');
  expect(load.mock.calls[1]?.[0].url).toMatch(/^\/sections\/empleo\/2\.0\.0\/remote\.js\?retry=/);
});

test('a version that does not work gives way to the previous one', async () => {
  const load = jest.fn<Load>(({ url }) =>
    url.includes('/1.0.0/') ? Promise.resolve(door()) : Promise.reject(new Error('syntax')),
  );
  await expect(loaderWith(load).load('empleo', registered(), '/empleos')).resolves.toEqual({ Page });
});

test('a version for another platform is passed over without being fetched', async () => {
  const load = jest.fn<Load>(() => Promise.resolve(door()));
  const newer = registered(published('2.0.0', '^2.0.0'), [published('1.0.0')]);
  await loaderWith(load).load('empleo', newer, '/empleos');
  expect(load.mock.calls.map(([entry]) => entry.url)).toEqual(['/sections/empleo/1.0.0/remote.js']);
});

test('a section none of whose versions suits the platform is incompatible', async () => {
  const load = jest.fn<Load>();
  const section = registered(published('2.0.0', '^2.0.0'), []);
  expect(await failureOf(loaderWith(load).load('empleo', section, '/empleos'))).toBe('incompatible');
  expect(load).not.toHaveBeenCalled();
});

test('a section whose files do not come is unreachable', async () => {
  const load: Load = () => Promise.reject(new EntryUnreachable());
  expect(await failureOf(loaderWith(load).load('empleo', registered(), '/empleos'))).toBe('unreachable');
});

test.each([
  ['that is no door', {}],
  ['that is the door of another section', door('planes')],
  ['that lacks the page', defineSection({ ...door(), pages: {} })],
])('a module %s is broken', async (_what, module) => {
  expect(
    await failureOf(loaderWith(() => Promise.resolve(module)).load('empleo', registered(), '/empleos')),
  ).toBe('broken');
});

test('a section that hangs ends with a time-out, and the next try begins anew', async () => {
  jest.useFakeTimers();
  const load = jest.fn<Load>(() => new Promise(() => undefined));
  const loader = loaderWith(load);
  const reason = failureOf(loader.load('empleo', registered(), '/empleos'));
  await jest.advanceTimersByTimeAsync(8_000);
  expect(await reason).toBe('timeout');
  jest.useRealTimers();

  load.mockImplementation(() => Promise.resolve(door()));
  await expect(loader.load('empleo', registered(), '/empleos')).resolves.toEqual({ Page });
  expect(load.mock.lastCall?.[0].url).toContain('?retry=');
});

test('a second page of a section uses the door that is open', async () => {
  const load = jest.fn<Load>(() => Promise.resolve(door()));
  const loader = loaderWith(load);
  await loader.load('empleo', registered(), '/empleos');
  await loader.load('empleo', registered(), '/empleos');
  expect(load).toHaveBeenCalledTimes(1);
});
