import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { wrongPaths } from '@puente/service-kit/testing';
import fc from 'fast-check';
import { anyText, type Probe, probe, seenBy, urlOf, wantedBy } from '../testing/job-probes.ts';
import { addHidden, secret, startShared, type Shared } from '../testing/twin-jobs.ts';

let service: Shared;
beforeAll(async () => {
  service = await startShared();
});
afterAll(() => service.jobs.stop());

const probes = 10_000;
/** As many are under way at once: no more than there are connections, so that none waits long for one. */
const together = 8;

const ownId = () => service.viewers[2]?.id ?? 0;

async function ask(url: string, viewer = 0) {
  const authorization = service.viewers[viewer]?.authorization;
  const { statusCode, body } = await service.jobs.app.inject({
    url,
    headers: { ...(authorization && { authorization }) },
  });
  return { status: statusCode, body };
}

/** By as many hands as may be under way. */
async function forEach<T>(items: readonly T[], work: (item: T, at: number) => Promise<void>): Promise<void> {
  const left = items.entries();
  const hand = async () => {
    for (const [at, item] of left) await work(item, at);
  };
  await Promise.all(Array.from({ length: together }, hand));
}

/** What is strange about an answer; undefined when nothing is. */
function strangeIn(asked: Probe, body: string): string | undefined {
  const { data, meta } = JSON.parse(body) as {
    data: { id: number }[];
    meta: { pagination: { total: number } };
  };
  const ids = data.map(({ id }) => id);
  const seen = new Set(seenBy(asked).map(({ id }) => id));
  const strange = ids.filter((id) => !seen.has(id));
  if (strange.length > 0) return `shows ${strange.join()}`;
  if (asked.text?.trim()) return undefined;
  const wanted = wantedBy(asked).map(({ id }) => id);
  if (meta.pagination.total !== wanted.length) return `counts ${meta.pagination.total} for ${wanted.length}`;
  const size = asked.pageSize === -1 ? 1000 : asked.pageSize;
  const start = asked.pageSize === -1 ? 0 : (asked.page - 1) * size;
  const page = wanted.slice(start, start + size);
  return ids.join() === page.join() ? undefined : `has ${ids.join()} for ${page.join()}`;
}

describe('whatever is asked for', () => {
  const seed = Date.now() & 0x7fffffff;

  test('answers show what their caller may see and what the filters mean, and differ by nothing else', async () => {
    const asked = fc.sample(probe, { numRuns: probes, seed });
    const before: { status: number; body: string }[] = [];
    await forEach(asked, async (one, at) => {
      before[at] = await ask(urlOf(one, ownId()), one.viewer);
    });
    await addHidden(service);
    await forEach(asked, async (one, at) => {
      const url = urlOf(one, ownId());
      const { status, body } = await ask(url, one.viewer);
      const told = { seed, url, viewer: one.viewer };
      if (body !== before[at]?.body) expect({ ...told, body }).toEqual({ ...told, body: before[at]?.body });
      const strange = status === 200 && one.kind === 'list' ? strangeIn(one, body) : undefined;
      const answered = one.kind === 'suggestions' ? status === 200 || status === 400 : status === 200;
      if (strange !== undefined || !answered) throw new Error(JSON.stringify({ ...told, status, strange }));
      // Who asks for it by its name is told that name again, and no more.
      if (body.includes(secret) && one.text !== secret) throw new Error(JSON.stringify({ ...told, body }));
    });
  }, 240_000);

  test('no query fails, however it is written', async () => {
    const name = fc.oneof(
      fc.constantFrom(
        'filters',
        'sort',
        'populate',
        'pagination',
        '_q',
        'fields',
        'q',
        '__proto__',
        'constructor',
      ),
      anyText,
    );
    const key = fc.oneof(fc.constantFrom('country', '$in', '$eq', '0', ''), anyText);
    const parameter = fc
      .tuple(name, fc.array(key, { maxLength: 7 }), anyText)
      .map(
        ([head, keys, value]) =>
          `${encodeURIComponent(head)}${keys.map((one) => `[${encodeURIComponent(one)}]`).join('')}=${encodeURIComponent(value)}`,
      );
    const query = fc.oneof(
      fc.array(parameter, { maxLength: 4 }).map((all) => all.join('&')),
      fc.string({ maxLength: 60 }).map((text) => text.replace(/[#\s]/g, '')),
    );
    const routes = ['/api/jobs', '/api/jobs/facets', '/api/jobs/alternatives', '/api/jobs/suggestions'];
    await forEach(fc.sample(query, { numRuns: probes / 5, seed }), async (one, at) => {
      const url = `${routes[at % routes.length]}?${one}`;
      const { status } = await ask(url);
      if (status !== 200 && status !== 400) throw new Error(JSON.stringify({ seed, url, status }));
    });
  }, 120_000);

  test('what the grammar does not know is refused by its name', async () => {
    const name = fc.stringMatching(/^[a-z]{3,9}X$/);
    const wrong = fc.oneof(
      name.map((field) => [`filters[${field}]=1`, `filters.${field}`] as const),
      name.map((field) => [`filters[employer][${field}]=1`, `filters.employer.${field}`] as const),
      name.map(
        (operator) => [`filters[employer][id][$${operator}]=1`, `filters.employer.id.$${operator}`] as const,
      ),
      name.map((field) => [`sort=${field}:desc`, 'sort'] as const),
      name.map((relation) => [`populate=${relation}`, 'populate'] as const),
      name.map((parameter) => [`${parameter}=1`, parameter] as const),
      name.map((parameter) => [`pagination[${parameter}]=1`, `pagination.${parameter}`] as const),
    );
    const asked = fc.sample(fc.tuple(probe, wrong), { numRuns: probes / 10, seed });
    await forEach(asked, async ([{ parts }, [query, path]]) => {
      const url = `/api/jobs?${[query, ...parts.map((part) => part.query)].join('&')}`;
      const { status, body } = await ask(url);
      const paths = status === 400 ? wrongPaths({ status, body: JSON.parse(body) as unknown }) : [];
      if (!paths.includes(path)) throw new Error(JSON.stringify({ seed, url, status, paths }));
    });
  }, 60_000);

  test('nesting has an end', async () => {
    for (const url of ['/api/jobs', '/api/jobs/facets', '/api/jobs/alternatives']) {
      expect((await ask(`${url}?filters[a][b][c][d][e][f][g]=x`)).status).toBe(400);
    }
  });
});
