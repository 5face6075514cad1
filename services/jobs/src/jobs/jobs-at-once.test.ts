import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { askedStatements, type TestPerson } from '@puente/service-kit/testing';
import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { jobOf } from '../testing/answers.ts';
import { type Answer, startJobs, type TestJobs } from '../testing/jobs-app.ts';
import { sampleJob } from '../testing/sample-job.ts';

/** While it is closed a job of this title is not written: what comes meanwhile waits for the next statement. */
const first = 'El primero';
/** What the database refuses, as it would what no schema thought of. */
const refused = 'Lo que la base de datos rechaza';
/** While it is written its connection is gone. */
const lost = 'Perdido';

let jobs: TestJobs;
let employers: TestPerson[];
beforeAll(async () => {
  jobs = await startJobs();
  employers = await Promise.all(Array.from({ length: 6 }, () => jobs.employer()));
  await jobs.admin.query(`
    create table jobs.gate (closed boolean);
    grant select on jobs.gate to public;
    create function jobs.wait() returns trigger language plpgsql security definer as $$ begin
      while new.title = '${first}' and exists (select from jobs.gate) loop perform pg_sleep(0.01); end loop;
      if new.title = '${refused}' then raise check_violation; end if;
      if new.title like '${lost}%' then perform pg_terminate_backend(pg_backend_pid()); end if;
      return new;
    end $$;
    create trigger wait before insert on jobs.jobs for each row execute function jobs.wait()`);
});
beforeEach(() => jobs.admin.query('insert into jobs.gate values (true)'));
afterEach(() => open());
afterAll(() => jobs.stop());

const open = () => jobs.admin.query('delete from jobs.gate');
const publish = (title: string, as: TestPerson | undefined, key?: string) =>
  jobs.call('POST /api/jobs', {
    ...(as && { as }),
    ...(key && { headers: { 'idempotency-key': key } }),
    body: { data: { ...sampleJob, title, status: 'Publicado' } },
  });
const isWriting = async () => {
  const found = await jobs.admin.query(`select from pg_stat_activity where wait_event = 'PgSleep'`);
  return found.rows.length > 0;
};

/** What several ask for while one is being written: what they are answered, after `meanwhile`, and which statements write it. */
async function together<Asked extends readonly Promise<Answer>[]>(
  ask: () => Asked,
  meanwhile: () => unknown = open,
) {
  let answers: Answer[] = [];
  const asked = await askedStatements(async () => {
    const before = publish(first, employers[0]);
    while (!(await isWriting())) await pause(5);
    const calls = ask();
    // Until all of them have come this far.
    await pause(300);
    await meanwhile();
    [, ...answers] = await Promise.all([before, ...calls]);
  });
  return { answers, inserts: asked.filter(({ text }) => text.includes('insert into "jobs"."jobs"')) };
}
const titleOf = ({ body }: Answer) => jobOf(body).attributes.title;
const written = async (titles: readonly string[]) => {
  const { rows } = await jobs.admin.query<{ title: string; employer: number }>(
    'select title, employer_id as employer from jobs.jobs where title = any($1) order by id',
    [titles],
  );
  return rows;
};

describe('jobs that come while one is being written', () => {
  test('are written by one statement, each answered to its own employer', async () => {
    const titles = employers.map((_, at) => `Junto ${at}`);
    const { answers, inserts } = await together(() =>
      employers.map((employer, at) => publish(titles[at] ?? '', employer, randomUUID())),
    );
    expect(inserts).toHaveLength(2);
    expect(answers.map(({ status }) => status)).toEqual(titles.map(() => 201));
    expect(answers.map(titleOf)).toEqual(titles);
    expect(await written(titles)).toEqual(
      expect.arrayContaining(titles.map((title, at) => ({ title, employer: employers[at]?.id }))),
    );
    const read = await Promise.all(
      answers.map(({ body }, at) =>
        jobs.call(
          `GET /api/jobs/${jobOf(body).id}?populate=employer`,
          employers[at] && { as: employers[at] },
        ),
      ),
    );
    expect(read.map(({ body }) => body)).toEqual(answers.map(({ body }) => body));
  });

  test('keep each its own key: with it each is answered as before, and made once', async () => {
    const asked = employers.map((employer, at) => ({
      title: `Con clave ${at}`,
      employer,
      key: randomUUID(),
    }));
    // Every other one has none.
    const send = () =>
      asked.map(({ title, employer, key }, at) => publish(title, employer, at % 2 ? key : undefined));
    const { answers } = await together(send);
    const again = await Promise.all(send());
    const withKey = (_: unknown, at: number) => at % 2 === 1;
    expect(again.filter(withKey)).toEqual(answers.filter(withKey));
    const made = await written(asked.map(({ title }) => title));
    expect(made.filter(({ title }) => title === 'Con clave 1')).toHaveLength(1);
    expect(made.filter(({ title }) => title === 'Con clave 2')).toHaveLength(2);
  });

  test('are written although the database refuses one of them, which alone hears of it', async () => {
    const titles = ['Antes', refused, 'Después'];
    const { answers } = await together(() => titles.map((title, at) => publish(title, employers[at])));
    expect(answers.map(({ status }) => status)).toEqual([201, 400, 201]);
    expect((await written(titles)).map(({ title }) => title).sort()).toEqual(['Antes', 'Después']);
  });

  test('are made once where one is there twice by its key', async () => {
    const key = randomUUID();
    const { answers } = await together(() => [
      publish('Doble', employers[1], key),
      publish('Otro', employers[2]),
      publish('Doble', employers[1], key),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(answers[2]).toEqual(answers[0]);
    expect(await written(['Doble', 'Otro'])).toHaveLength(2);
  });

  test('do not wait for what one of them waits for', async () => {
    const [held, free] = employers.slice(1) as [TestPerson, TestPerson];
    const holder = await jobs.connectAdmin();
    await holder.query('begin');
    await holder.query('select from identity.users where id = $1 for update', [held.id]);
    let last: Promise<Answer> | undefined;
    const began = Date.now();
    const { answers } = await together(() => {
      last = publish('Espera', held);
      return [publish('No espera', free)];
    });
    expect(answers.map(({ status }) => status)).toEqual([201]);
    // Less than the three seconds that a statement by itself waits for a lock.
    expect(Date.now() - began).toBeLessThan(2500);
    expect(await written(['Espera'])).toEqual([]);
    expect((await publish('Después de quien espera', free)).status).toBe(201);
    await holder.query('rollback');
    await holder.end();
    expect((await last)?.status).toBe(201);
    expect(await written(['Espera', 'No espera'])).toHaveLength(2);
  });

  test('are not tried again where it is not known what became of them', async () => {
    const titles = [`${lost} 1`, `${lost} 2`];
    const { answers, inserts } = await together(() =>
      titles.map((title, at) => publish(title, employers[at + 1])),
    );
    expect(answers.map(({ status }) => status)).toEqual([503, 503]);
    expect(inserts).toHaveLength(2);
    expect(await written(titles)).toEqual([]);
    expect((await publish('Vuelve', employers[1])).status).toBe(201);
  });
});

test('an employer who hangs up does not take along what others wait for', async () => {
  const leaving = request(`${jobs.address}/api/jobs`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: employers[1]?.authorization },
  });
  leaving.on('error', () => undefined);
  const { answers } = await together(
    () => {
      leaving.end(JSON.stringify({ data: { ...sampleJob, title: 'Se va', status: 'Publicado' } }));
      return [publish('Se queda', employers[2])];
    },
    async () => {
      leaving.destroy();
      await pause(50);
      await open();
    },
  );
  expect(answers.map(({ status }) => status)).toEqual([201]);
});
