import { type Registry, type SectionDescriptor } from '@puente/composition';
import { render, waitFor, type RenderResult } from '@testing-library/react';
import { type ComponentType } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import {
  addMessages,
  ContributionLoaderContext,
  type ContributionLoader,
  RegistryContext,
  setLanguage,
  store,
} from '../host/index.ts';
import { type Language } from '../i18n/i18n.ts';
import { type PageModule, type SectionDefinition } from '../section/define-section.ts';
import { sessionActions, type SessionUser } from '../session/session.ts';

/** What the faked server answers: a body (200), or a whole `Response`. */
type Answer = unknown;
type Responses = Record<string, Answer | ((request: Request) => Answer | Promise<Answer>)>;

export interface RenderRouteOptions {
  /** Signed in as this person; signed out without. */
  session?: SessionUser | undefined;
  /** By «METHOD /path», the path without its query: `{'GET /api/jobs': (request) => ({data: []})}`. Others fail the test's call with 404. */
  responses?: Responses | undefined;
  /** The section's own `section.json`, where a screen needs menus. */
  descriptor?: SectionDescriptor | undefined;
  /** Sections that contribute to the page's slots. What the section itself contributes, its `descriptor` says. */
  others?: { section: SectionDefinition; descriptor: SectionDescriptor }[] | undefined;
  /** Paths of other pages of the section that are drawn when it leads there; without, they are only an address. */
  leadsTo?: string[] | undefined;
  /** Spanish without. `setLanguage` changes it afterwards, as the switch in the frame does. */
  language?: Language | undefined;
}

export interface RenderedRoute extends RenderResult {
  /** Path and query of the address bar. */
  address: () => string;
  /** Requests made so far, oldest first; a copy is kept, so bodies can still be read. */
  requests: Request[];
}

/** Renders one route of a section as the shell would: store, router, catalogue; the network is faked. */
export async function renderRoute(
  section: SectionDefinition,
  address: string,
  {
    session,
    responses = {},
    descriptor,
    others = [],
    leadsTo = [],
    language = 'es',
  }: RenderRouteOptions = {},
): Promise<RenderedRoute> {
  const sections = [section, ...others.map((other) => other.section)];
  await Promise.all([
    ...sections.map(({ name, messages }) => addMessages(name, messages)),
    setLanguage(language),
  ]);
  store.dispatch(
    session ? sessionActions.signIn({ jwt: 'a-token', user: session }) : sessionActions.signOut(),
  );
  const { api } = await import('../api/index.ts');
  store.dispatch(api.util.resetApiState());

  const requests: Request[] = [];
  globalThis.fetch = (async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = input instanceof Request ? input : new Request(new URL(input, 'http://localhost'), init);
    requests.push(request.clone());
    const key = `${request.method} ${new URL(request.url).pathname}`;
    const responder = responses[key];
    const answer =
      typeof responder === 'function' ? await (responder as (r: Request) => Answer)(request) : responder;
    if (answer instanceof Response) return answer;
    return answer === undefined ? restError(404, `no answer for ${key}`) : Response.json(answer);
  }) as typeof fetch;

  const pages = await Promise.all(
    Object.entries(section.pages).map(async ([path, load]): Promise<[string, ComponentType]> => [
      path,
      matches(path, address) || leadsTo.includes(path) ? await opened(section, path, load) : () => null,
    ]),
  );
  const described = [...(descriptor ? [{ section, descriptor }] : []), ...others];
  const registry: Registry = {
    icons: {},
    sections: Object.fromEntries(
      described.map((one) => [one.section.name, { ...published, descriptor: one.descriptor }]),
    ),
  };
  let current = '';
  const Address = () => {
    const { pathname, search } = useLocation();
    current = pathname + search;
    return null;
  };
  const view = render(
    <Provider store={store}>
      <RegistryContext value={registry}>
        <ContributionLoaderContext value={loaderOf(sections)}>
          <MemoryRouter initialEntries={[address]}>
            <Address />
            <Routes>
              {pages.map(([path, Page]) => (
                <Route key={path} path={path} element={<Page />} />
              ))}
              <Route path="*" element={null} />
            </Routes>
          </MemoryRouter>
        </ContributionLoaderContext>
      </RegistryContext>
    </Provider>,
  );
  return { ...view, address: () => current, requests };
}

/** A page or a contribution, with its own messages if it has any. */
async function opened(
  { name }: Pick<SectionDefinition, 'name'>,
  part: string,
  load: () => Promise<PageModule>,
): Promise<ComponentType> {
  const { default: Page, messages } = await load();
  if (messages) await addMessages(name, messages, part);
  return Page;
}

const published = {
  version: '1.0.0',
  entry: '/sections/x',
  integrity: 'sha384-x',
  platform: '^1.0.0',
  pages: {},
  previous: [],
};

/** Contributions straight out of the doors. */
function loaderOf(sections: SectionDefinition[]): ContributionLoader {
  return {
    peek: () => undefined,
    load: async (name, contribution) => {
      const load = sections.find((one) => one.name === name)?.contributions?.[contribution];
      if (!load) throw new Error(`section ${name} has no contribution ${contribution}`);
      return opened({ name }, contribution, load);
    },
    reject: () => false,
  };
}

/** An error answer in the REST shape. */
export function restError(status: number, message: string, details: unknown = {}): Response {
  return Response.json({ data: null, error: { status, name: 'Error', message, details } }, { status });
}

function matches(path: string, address: string): boolean {
  const pattern = path.replace(/:[^/]+/g, '[^/]+');
  return new RegExp(`^${pattern}$`).test(address.split('?')[0] ?? '');
}

export { setLanguage, waitFor };
