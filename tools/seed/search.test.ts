import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { type TestDatabase } from '@puente/postgres/testing';
import { demoJobs } from './data/demo-employer.ts';
import { towns } from './data/towns.ts';
import { roles } from './generate.ts';
import { insert } from './insert.ts';
import { createEmptyDatabase } from './test-database.ts';

const titles = [...new Set([...roles.flatMap((role) => role.titles), ...demoJobs.map(({ title }) => title)])];
const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

/** «Cocinero/a»: the two words it stands for. */
const pairs = titles.flatMap((title) =>
  [...title.toLowerCase().matchAll(/(\p{L}+)\/a\b/gu)].map(([, word = '']) => [
    word,
    /[oe]$/.test(word) ? word.replace(/.$/, 'a') : `${word}a`,
  ]),
);
const genders = new Map(pairs.flatMap((pair) => pair.map((word) => [word, pair])));

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await createEmptyDatabase();
  client = new pg.Client({ connectionString: database.adminUrl });
  await client.connect();
}, 120_000);

afterAll(async () => {
  await client.end();
  await database.drop();
});

test('every title is found by each of its words, in both genders where there are two', async () => {
  const employer = await insert(
    client,
    'identity.users',
    'username text, email text, user_type text, nombre text, apellido text, nombre_empresa text',
    [
      {
        username: 'fonda',
        email: 'fonda@puente.test',
        user_type: 'employer',
        nombre: 'Luz',
        apellido: 'Rey',
        nombre_empresa: 'Fonda',
      },
    ],
    'username',
  );
  // Nothing but the title, so that nothing else finds it.
  const none = { description: '', requirements: '', benefits: '', category: '', subcategory: '', salary: '' };
  const jobs = titles.map((title) => ({
    ...none,
    title,
    employer_id: employer.get('fonda'),
    country: '',
    province: '',
    zip_code: '',
    modality: 'Presencial',
    work_language: 'Español',
    visa_requirement: 'Visa requerida',
    job_type: 'Contrato',
    highlight: false,
    affinities: [],
    status: 'Borrador',
  }));
  const columns =
    'employer_id int, title text, description text, requirements text, benefits text, country text, province text, zip_code text, category text, subcategory text, modality text, work_language text, visa_requirement text, job_type text, salary text, highlight boolean, affinities text[], status text';
  await insert(client, 'jobs.jobs', columns, jobs, 'title');

  const asked = titles.flatMap((title) =>
    wordsOf(title)
      .flatMap((word) => genders.get(word) ?? [word])
      .map((word) => ({ title, word })),
  );
  expect(genders.size).toBeGreaterThan(150);
  expect(asked.length).toBeGreaterThan(1000);
  const { rows: missed } = await client.query(
    `select asked.word, asked.title
     from jsonb_to_recordset($1) as asked(title text, word text) join jobs.jobs j using (title)
     where numnode(jobs.search_query(asked.word)) > 0 and not j.search_vector @@ jobs.search_query(asked.word)`,
    [JSON.stringify(asked)],
  );
  expect(missed).toEqual([]);
  // «para», «con» and the like say nothing; no trade may be one of them.
  const { rows: small } = await client.query(
    `select distinct word from jsonb_to_recordset($1) as asked(word text)
     where numnode(jobs.search_query(word)) = 0 order by word`,
    [JSON.stringify(asked)],
  );
  expect(small.map(({ word }) => word)).toEqual(['ante', 'con', 'para', 'por', 'sin']);
});

test('every postal code of the United States is one of its town', async () => {
  const codes = Object.entries(towns['Estados Unidos'] ?? {}).flatMap(([province, list]) =>
    list.map(([town, zip]) => ({ province, town, zip })),
  );
  const { rows } = await client.query(
    `select town.province, town.town, town.zip, known.city
     from jsonb_to_recordset($1) as town(province text, town text, zip text)
     left join jobs.zip_codes known on known.zip = town.zip and known.province = town.province`,
    [JSON.stringify(codes)],
  );
  expect(rows.filter(({ city }) => city === null)).toEqual([]);
  const official: Record<string, string> = {
    // Of which it is a part.
    Queens: 'Jackson Heights',
    Filadelfia: 'Philadelphia',
    'Nueva Orleans': 'New Orleans',
    'San Luis': 'Saint Louis',
  };
  const bare = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '');
  const elsewhere = rows.filter(({ town, city }) => (official[town] ?? bare(town)) !== city);
  expect(elsewhere).toEqual([]);
});

test('every town of Mexico and Panama is a place that a job may be in', async () => {
  const named = ['México', 'Panamá'].flatMap((country) =>
    Object.entries(towns[country] ?? {}).flatMap(([province, list]) =>
      list.map(([city]) => ({ country, province, city })),
    ),
  );
  const { rows } = await client.query(
    `select * from jsonb_to_recordset($1) as town(country text, province text, city text)
     where not exists (
       select from jobs.places p
       where p.country = town.country and p.province = town.province and p.city = town.city)`,
    [JSON.stringify(named)],
  );
  expect(named.length).toBeGreaterThan(40);
  expect(rows).toEqual([]);
});
