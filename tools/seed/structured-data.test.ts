import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type RouteData, sectionDescriptorSchema } from '@puente/composition';
import { renderHead } from '@puente/composition/heads';
import { toEnglish } from '@puente/domain/english';
import { usStates } from '@puente/domain/places';
import { type TestDatabase } from '@puente/postgres/testing';
import { createTestEnvironment, type TestEnvironment } from '@puente/service-kit/testing';
import getPort from 'get-port';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { generate } from './generate.ts';
import { type GoogleJob, googleJobSchema, inSchemaOrg } from './google-jobs.ts';
import { createEmptyDatabase } from './test-database.ts';
import { write } from './write.ts';

const root = join(import.meta.dirname, '../..');
const site = { name: 'Puente', url: 'https://puente.example' };
const { routes } = sectionDescriptorSchema.parse(
  JSON.parse(readFileSync(join(root, 'apps/empleo/section.json'), 'utf8')),
);
const dataOf = (path: string) => routes.find((route) => route.path === path)?.data as RouteData;
const job = dataOf('/detalle-empleo/:jobId');
const company = dataOf('/empresa/:username');

interface Answer {
  data: {
    id: number;
    attributes: Record<string, unknown> & { employer: { data: { attributes: { username: string } } } };
  };
}

let database: TestDatabase;
let environment: TestEnvironment;
let service: ChildProcess;
let client: pg.Client;
let url: string;
let answers: Answer[];

/** Parsed here: json-e asks whether an object is one of its own realm, and Jest's is another than that of `fetch`. */
const ask = async <T>(call: string) => JSON.parse(await (await fetch(`${url}/api${call}`)).text()) as T;

beforeAll(async () => {
  database = await createEmptyDatabase();
  client = new pg.Client({ connectionString: database.adminUrl });
  await client.connect();
  const today = new Date().toISOString().slice(0, 10);
  await write(client, generate({ count: 600, seed: 1, today }), today);

  environment = createTestEnvironment(database.urls.jobs ?? '');
  const port = await getPort();
  url = `http://127.0.0.1:${port}`;
  service = spawn(process.execPath, [join(root, 'services/jobs/dist/main.js')], {
    env: { ...process.env, ...environment.env, PORT: String(port) },
    stdio: 'ignore',
  });
  while (!(await fetch(`${url}/health/ready`).catch(() => undefined))?.ok) await pause(100);

  const { rows } = await client.query<{ id: number }>(
    `select id from jobs.jobs where status = 'Publicado' order by id`,
  );
  // A few at a time, each as the gateway asks for it.
  answers = [];
  for (let at = 0; at < rows.length; at += 20) {
    const some = rows.slice(at, at + 20).map(({ id }) => ask<Answer>(job.call.replace(':jobId', String(id))));
    answers.push(...(await Promise.all(some)));
  }
}, 240_000);

afterAll(async () => {
  service.kill();
  if (service.exitCode === null) await once(service, 'exit');
  await client.end();
  environment.remove();
  await database.drop();
});

const rendered = (answer: Answer) =>
  renderHead(job, {
    answer,
    params: { jobId: String(answer.data.id) },
    path: `/detalle-empleo/${answer.data.id}`,
    site,
  });

/** The same job with something else in it. */
const but = (part: object): Answer => {
  const [first] = answers;
  if (!first) throw new Error('No job was read');
  return { data: { ...first.data, attributes: { ...first.data.attributes, ...part } } };
};
const postingOf = (answer: Answer) => {
  const posting = googleJobSchema.parse(rendered(answer).structuredData);
  inSchemaOrg(posting);
  return posting;
};

describe('what search engines are told of a job', () => {
  test('is, of every sample job, all that Google requires and what it recommends', () => {
    expect(answers).toHaveLength(605);
    const postings: GoogleJob[] = answers.map(postingOf);
    // Sample pay is written as employers write it: none of it is too free to be read.
    expect(postings.filter(({ baseSalary }) => !baseSalary)).toEqual([]);
    for (const kind of ['FULL_TIME', 'PART_TIME', 'CONTRACTOR']) {
      expect(postings.some(({ employmentType }) => employmentType === kind)).toBe(true);
    }
    expect(postings.some(({ jobLocationType }) => jobLocationType)).toBe(true);
  });

  test('is a title and a description that results have room for', () => {
    for (const answer of answers) {
      const { head } = rendered(answer);
      expect(head?.title).toBe(answer.data.attributes['title']);
      expect(head?.sharedTitle?.length).toBeLessThanOrEqual(65);
      expect(head?.sharedTitle).toContain(String(answer.data.attributes['title']).slice(0, 60));
      expect(head?.description.length).toBeGreaterThan(60);
      expect(head?.description.length).toBeLessThanOrEqual(160);
      expect(head?.description).not.toMatch(/\n/);
    }
  });

  test('quotes HTML as text, and carries nothing out of its script', () => {
    const nasty = '</script><script>alert(1)</script> <b>&amp; ${answer} {{x}} \u2028 "comillas"\nsegunda';
    const posting = postingOf(
      but({ description: nasty, requirements: '<img src=x onerror=y>', title: nasty }),
    );
    expect(posting.description).toContain(
      '<p>&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt; &lt;b&gt;&amp;amp; ${answer} {{x}} \u2028 "comillas"<br>segunda</p>',
    );
    expect(posting.title).toBe(nasty);
  });

  test('is when it ends, where it does: at the end of that day in Hawaii', () => {
    expect(postingOf(but({ closesOn: null }))).not.toHaveProperty('validThrough');
    expect(postingOf(but({ closesOn: '2099-11-30' })).validThrough).toBe('2099-11-30T23:59:59-10:00');
  });

  test('is no pay where its text leaves a doubt', () => {
    expect(postingOf(but({ pay: null }))).not.toHaveProperty('baseSalary');
  });

  test('is a country where the work is remote, and no place', () => {
    const remote = postingOf(but({ modality: 'Remoto', country: 'México', province: 'Jalisco', city: null }));
    expect(remote.jobLocationType).toBe('TELECOMMUTE');
    expect(remote.applicantLocationRequirements).toEqual({ '@type': 'Country', name: 'MX' });
    expect(remote).not.toHaveProperty('jobLocation');
  });

  test('names each state of the United States in English, and its city where it is known', () => {
    for (const province of usStates) {
      const { jobLocation } = postingOf(
        but({ modality: 'Presencial', country: 'Estados Unidos', province, city: null }),
      );
      expect(jobLocation?.address.addressRegion).toBe(toEnglish(province));
      expect(jobLocation?.address).not.toHaveProperty('addressLocality');
    }
  });

  test('goes by the username of who has no company', () => {
    const employer = { data: { id: 1, attributes: { username: 'ana', nombreEmpresa: null } } };
    expect(postingOf(but({ employer })).hiringOrganization.name).toBe('ana');
  });
});

test('what search engines are told of a company is its name, its place and how many jobs are open', async () => {
  const names = [...new Set(answers.map(({ data }) => data.attributes.employer.data.attributes.username))];
  for (const username of names.slice(0, 20)) {
    const answer = await ask(company.call.replace(':username', username));
    const { head, structuredData } = renderHead(company, {
      answer,
      params: { username },
      path: `/empresa/${username}`,
      site,
    });
    expect(head?.sharedTitle).toMatch(/^Empleos de .{2,50}$/);
    expect(head?.description).toMatch(/abiertos? en Puente/);
    expect(head).not.toHaveProperty('robots');
    expect(structuredData).toMatchObject({
      '@type': 'Organization',
      url: `https://puente.example/empresa/${username}`,
      address: { addressCountry: expect.stringMatching(/^(US|MX|PA)$/) },
    });
  }
});
