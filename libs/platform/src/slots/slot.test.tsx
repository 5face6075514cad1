import { beforeEach, expect, jest, test } from '@jest/globals';
import { type SectionDescriptor } from '@puente/composition';
import { screen, waitFor } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { defineSection, Slot, useTranslation } from '../index.ts';
import { type SessionUser } from '../session/session.ts';
import { renderRoute } from '../testing/index.tsx';
import { type ContributionLoader, ContributionLoaderContext } from './contribution-loader.ts';

type Contribution = NonNullable<SectionDescriptor['contributions']>[number];

const ana: SessionUser = {
  id: 1,
  username: 'ana',
  nombre: 'Ana',
  userType: 'user',
};

declare module '../i18n/messages.ts' {
  interface Catalogues {
    other: { greeting: string };
  }
}

const owner = defineSection({
  name: 'owner',
  messages: { es: () => Promise.resolve({ default: {} }) },
  pages: {
    '/casa': () =>
      Promise.resolve({ default: () => <Slot name="account-home" waiting={<p>un momento</p>} /> }),
  },
});

const Greeting = () => <p>{useTranslation('other').t('greeting')}</p>;
const Broken = (): never => {
  throw new Error('broken');
};

/** Another section that contributes these, all to the same slot. */
function other(
  parts: Record<string, ComponentType | (() => Promise<never>)>,
  contributions: Partial<Contribution>[] = Object.keys(parts).map((name) => ({ name })),
) {
  return {
    section: defineSection({
      name: 'other',
      messages: { es: () => Promise.resolve({ default: { greeting: 'Hola de otra sección' } }) },
      pages: {},
      contributions: Object.fromEntries(
        Object.entries(parts).map(([name, part]) => [
          name,
          () =>
            name === 'not-coming'
              ? Promise.reject(new Error('gone'))
              : Promise.resolve({ default: part as ComponentType }),
        ]),
      ),
    }),
    descriptor: {
      name: 'other',
      version: '1.0.0',
      platform: '^1.0.0',
      routes: [],
      navigation: [],
      accountMenu: [],
      contributions: contributions.map((one, index) => ({
        slot: 'account-home' as const,
        name: 'a-part',
        role: 'any' as const,
        order: index,
        ...one,
      })),
    },
  };
}

const open = (from: ReturnType<typeof other>, session: SessionUser | undefined = ana) =>
  renderRoute(owner, '/casa', { session, others: [from] });

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));

test('what another section contributes stands in the slot, in the words of its own catalogue', async () => {
  await open(other({ 'a-part': Greeting }));
  expect(screen.getByText('un momento')).toBeTruthy();
  expect(await screen.findByText('Hola de otra sección')).toBeTruthy();
  expect(screen.queryByText('un momento')).toBeNull();
});

test('contributions stand in the order they ask for', async () => {
  const parts = { 'late-part': () => <i>second</i>, 'early-part': () => <i>first</i> };
  const { container } = await open(
    other(parts, [
      { name: 'late-part', order: 20 },
      { name: 'early-part', order: 10 },
    ]),
  );
  await waitFor(() => expect(container.textContent).toBe('firstsecond'));
});

test('a contribution for employers is nothing to a job seeker, and none is anything to a visitor', async () => {
  const forEmployers = other({ 'a-part': Greeting }, [{ name: 'a-part', role: 'employer' }]);
  const seekers = await open(forEmployers);
  expect(seekers.container.textContent).toBe('');
  seekers.unmount();
  const visitors = await renderRoute(owner, '/casa', { others: [other({ 'a-part': Greeting })] });
  expect(visitors.container.textContent).toBe('');
});

test('one that breaks or does not come renders nothing, is told of, and leaves the others alone', async () => {
  const { container } = await open(
    other({ 'broken-part': Broken, 'not-coming': Broken, 'good-part': () => <i>good</i> }),
  );
  await waitFor(() => expect(container.textContent).toBe('good'));
  expect(
    jest.mocked(console.error).mock.calls.filter((call) => String(call).includes('broken')),
  ).toHaveLength(1);
});

test('a drawing of the page again does not load a contribution again', async () => {
  const load = jest.fn(() => Promise.resolve({ default: Greeting }));
  const { section, descriptor } = other({ 'a-part': Greeting });
  const Page = () => {
    const [count, setCount] = useState(0);
    return (
      <>
        <button onClick={() => setCount(count + 1)}>{count}</button>
        <Slot name="account-home" waiting={null} />
      </>
    );
  };
  await renderRoute({ ...owner, pages: { '/casa': () => Promise.resolve({ default: Page }) } }, '/casa', {
    session: ana,
    others: [{ descriptor, section: { ...section, contributions: { 'a-part': load } } }],
  });
  await screen.findByText('Hola de otra sección');
  screen.getByRole('button').click();
  await screen.findByText('1');
  expect(load).toHaveBeenCalledTimes(1);
});

test('one that throws when it is drawn is loaded anew if its loader has another', async () => {
  const parts = [Broken, Greeting];
  const loader: ContributionLoader = {
    peek: () => undefined,
    load: jest.fn(() => Promise.resolve(parts.shift() ?? Broken)),
    reject: () => parts.length > 0,
  };
  const { descriptor } = other({ 'a-part': Greeting });
  const Page = () => (
    <ContributionLoaderContext value={loader}>
      <Slot name="account-home" waiting={null} />
    </ContributionLoaderContext>
  );
  const section = { ...owner, pages: { '/casa': () => Promise.resolve({ default: Page }) } };
  await renderRoute(section, '/casa', {
    session: ana,
    others: [{ descriptor, section: other({ 'a-part': Greeting }).section }],
  });
  expect(await screen.findByText('Hola de otra sección')).toBeTruthy();
  expect(loader.load).toHaveBeenCalledTimes(2);
});
