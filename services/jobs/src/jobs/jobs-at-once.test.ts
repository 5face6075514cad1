import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { SharedWrites } from '@puente/service-kit';
import { askedStatements, type TestPerson } from '@puente/service-kit/testing';
import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { jobOf } from '../testing/answers.ts';
import { type Answer, startJobs, type TestJobs } from '../testing/jobs-app.ts';
import { sampleJob } from '../testing/sample-job.ts';

/** The title of the one that is being written when others come. */
const gate = 'El primero';
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
    create table jobs.gates (title text);
    grant select on jobs.gates to public;
    create function jobs.wait() returns trigger language plpgsql security definer as $$ begin
      while exists (select from jobs.gates where title = new.title) loop perform pg_sleep(0.01); end loop;
      if new.title = '${refused}' then raise check_violation; end if;
      if new.title like '${lost}%' then perform pg_terminate_backend(pg_backend_pid()); end if;
      return new;
    end $$;
    create trigger wait before insert on jobs.jobs for each row execute function jobs.wait()`);
});
let asked: jest.SpiedFunction<(typeof SharedWrites.prototype)['write']>;
beforeEach(async () => {
  asked = jest.spyOn(SharedWrites.prototype, 'write');
  await close(gate);
});
afterEach(() => open());
afterAll(() => jobs.stop());

/** A job of this title is not written until it is open. */
const close = (title: string) => jobs.admin.query('insert into jobs.gates values ($1)', [title]);
const open = (title?: string) =>
  jobs.admin.query('delete from jobs.gates where title = coalesce($1, title)', [title]);
const publish = (title: string, as: TestPerson | undefined, key?: string) =>
  jobs.call('POST /api/jobs', {
    ...(as && { as }),
    ...(key && { headers: { 'idempotency-key': key } }),
    body: { data: { ...sampleJob, title, status: 'Publicado' } },
  });
const isWriting = async () => {
  const found = await jobs.admin.query(
    `select from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`,
  );
  return found.rows.length > 0;
};

/**
 * What several ask for while one is being written: what they are answered, after `meanwhile`, and which statements write it.
 * `besides` of what they ask for is not waited for.
 */
async function together<Asked extends readonly Promise<Answer>[]>(
  ask: () => Asked,
  { besides = 0, meanwhile = () => open() }: { besides?: number; meanwhile?: () => unknown } = {},
) {
  let answers: Answer[] = [];
  const statements = await askedStatements(async () => {
    const first = publish(gate, employers[0]);
    while (!(await isWriting())) await pause(5);
    const before = asked.mock.calls.length;
    const calls = ask();
    while (asked.mock.calls.length < before + calls.length + besides) await pause(5);
    await meanwhile();
    [, ...answers] = await Promise.all([first, ...calls]);
  });
  return { answers, inserts: statements.filter(({ text }) => text.includes('insert into "jobs"."jobs"')) };
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
    const { answers } = await together(
      () => {
        last = publish('Espera', held);
        return [publish('No espera', free)];
      },
      { besides: 1 },
    );
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

describe('of an employer who hangs up', () => {
  const hangingUp = (title: string) => {
    const call = request(`${jobs.address}/api/jobs`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: employers[1]?.authorization },
    });
    call.on('error', () => undefined);
    call.end(JSON.stringify({ data: { ...sampleJob, title, status: 'Publicado' } }));
    return call;
  };
  const until = async (happens: () => boolean | Promise<boolean>) => {
    while (!(await happens())) await pause(5);
  };
  const isActive = async () => {
    const found = await jobs.admin.query(
      `select from pg_stat_activity
       where datname = current_database() and state = 'active' and pid <> pg_backend_pid()`,
    );
    return found.rows.length > 0;
  };

  test('nothing is written where they wait for others, who hear nothing of it', async () => {
    const before = asked.mock.calls.length;
    const first = publish(gate, employers[0]);
    await until(isWriting);
    const leaving = hangingUp('Se va');
    await until(() => asked.mock.calls.length === before + 2);
    const staying = publish('Se queda', employers[2]);
    await until(() => asked.mock.calls.length === before + 3);
    leaving.destroy();
    await pause(50);
    await open();
    expect([(await first).status, (await staying).status]).toEqual([201, 201]);
    expect(await written(['Se va'])).toEqual([]);
  });

  test('what is being written with that of others is written, for them', async () => {
    await close('Se queda con otro');
    const first = publish(gate, employers[0]);
    await until(isWriting);
    const before = asked.mock.calls.length;
    const leaving = hangingUp('Se va tarde');
    await until(() => asked.mock.calls.length === before + 1);
    const staying = publish('Se queda con otro', employers[2]);
    await until(() => asked.mock.calls.length === before + 2);
    await open(gate);
    await first;
    await until(isWriting);
    leaving.destroy();
    // More than the server takes to notice that a connection is gone.
    await pause(600);
    await open();
    expect((await staying).status).toBe(201);
    expect(await written(['Se va tarde'])).toHaveLength(1);
  });

  test('nothing is written where it is written alone', async () => {
    await close('Se va sin nadie');
    const leaving = hangingUp('Se va sin nadie');
    await until(isWriting);
    leaving.destroy();
    const left = Date.now();
    await until(async () => !(await isActive()));
    // Less than the five seconds that a statement may take.
    expect(Date.now() - left).toBeLessThan(3000);
    await open();
    expect(await written(['Se va sin nadie'])).toEqual([]);
  });
});
