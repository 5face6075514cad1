import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { refusal } from '@puente/service-kit/testing';
import { postsOf } from '../testing/answers.ts';
import { startJobs, type TestJobs } from '../testing/jobs-app.ts';

let jobs: TestJobs;

beforeAll(async () => {
  jobs = await startJobs();
  await jobs.admin.query(
    `insert into jobs.posts (nombre, document_id, number, created_at) values
       ('Primera', 'a1', 1.5, '2026-01-02T03:04:05.006Z'), ('Segunda', 'b2', null, '2026-02-02T00:00:00Z')`,
  );
});
afterAll(() => jobs.stop());

describe('posts', () => {
  test('are for everybody, the newest first', async () => {
    const { status, body } = await jobs.call('GET /api/posts');
    expect(status).toBe(200);
    expect(postsOf(body)).toMatchObject({
      data: [
        {
          attributes: {
            Nombre: 'Segunda',
            documentID: 'b2',
            Number: null,
            createdAt: '2026-02-02T00:00:00.000Z',
          },
        },
        {
          attributes: {
            Nombre: 'Primera',
            documentID: 'a1',
            Number: 1.5,
            createdAt: '2026-01-02T03:04:05.006Z',
          },
        },
      ],
      meta: { pagination: { page: 1, pageSize: 25, pageCount: 1, total: 2 } },
    });
  });

  test('may be ordered and paged', async () => {
    const { body } = await jobs.call('GET /api/posts?sort=createdAt&pagination[pageSize]=1');
    expect(postsOf(body).data.map((it) => it.attributes.Nombre)).toEqual(['Primera']);
    expect(postsOf(body).meta.pagination.total).toBe(2);
  });

  test.each(['filters[Nombre]=x', 'populate=x', 'sort=Nombre', 'pagination[pageSize]=0'])(
    '%s is a 400',
    async (query) => {
      expect(refusal(await jobs.call(`GET /api/posts?${query}`)).status).toBe(400);
    },
  );

  test('are only read', async () => {
    const seeker = await jobs.seeker();
    for (const method of ['POST', 'PUT', 'DELETE']) {
      expect(refusal(await jobs.call(`${method} /api/posts`, { as: seeker, body: {} })).status).toBe(404);
    }
  });
});
