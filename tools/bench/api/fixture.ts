// Who calls, and what about: accounts with living sessions, written straight into the database, and their tokens.
import { readFileSync } from 'node:fs';
import { asAdmin } from '@puente/postgres';
import { signTestToken } from '@puente/service-kit/testing';
import { type JobInput } from '@puente/domain/jobs';
import type pg from 'pg';
import { readSearchedWords, type SearchedWords } from './searched-words.ts';

export interface Fixture {
  /** Values of the header `authorization`. */
  seekers: string[];
  employers: string[];
  /** Whose 2,000 applications are read. */
  received: { employer: number; authorization: string };
  /** Open ones, by id. */
  jobs: number[];
  /** What is searched for. */
  words: SearchedWords;
  /** Jobs to be published once more, as their employers wrote them. */
  samples: (JobInput & { title: string })[];
}

const received = 2000;
const seekersAtWork = 200;
const employersAtWork = 16;

/** Writes what the calls need into a seeded database. */
export async function writeFixture(adminUrl: string, privateKeyFile: string): Promise<Fixture> {
  const privateKey = readFileSync(privateKeyFile, 'utf8');
  const signed = ({ id, session }: Account) =>
    `Bearer ${signTestToken(privateKey, { sub: String(id), sid: session })}`;
  return asAdmin(adminUrl, async (admin) => {
    const seekers = await accounts(admin, 'user', received);
    const [asked, ...employers] = await accounts(admin, 'employer', employersAtWork + 1);
    if (!asked) throw new Error('No employer was written.');
    const { rows: jobs } = await admin.query<{ id: number }>(
      `select id from jobs.jobs where status = 'Publicado' order by id desc limit 20000`,
    );
    const { rows: samples } = await admin.query<{ job: Fixture['samples'][number] }>(sampled);
    await admin.query(applications, [asked.id, seekers.map(({ id }) => id)]);
    await admin.query('vacuum (analyze) identity.users, identity.sessions, jobs.applications');
    return {
      seekers: seekers.slice(0, seekersAtWork).map(signed),
      employers: employers.map(signed),
      received: { employer: asked.id, authorization: signed(asked) },
      jobs: jobs.map(({ id }) => id),
      words: await readSearchedWords(admin),
      samples: samples.map(({ job }) => job),
    };
  });
}

interface Account {
  id: number;
  session: string;
}

async function accounts(admin: pg.Client, userType: string, count: number): Promise<Account[]> {
  const { rows } = await admin.query<Account>(
    `with written as (
       insert into identity.users
         (username, email, user_type, nombre, apellido, confirmed_at, nombre_empresa, puesto_empresa, pais, estado, codigo_postal, telefono)
       select name, name || '@carga.test', $1, 'Ana', 'Prueba', now(), e.nombre_empresa, e.puesto_empresa, e.pais, e.estado, e.codigo_postal, e.telefono
       from (select 'carga' || $1 || number as name from generate_series(1, $2::int) number) named
       left join (values ('La Carga', 'Dueña', 'Estados Unidos', 'Texas', '77001', '+17135550100'))
         e (nombre_empresa, puesto_empresa, pais, estado, codigo_postal, telefono) on $1 = 'employer'
       returning id)
     insert into identity.sessions (id, user_id, expires_at)
     select gen_random_uuid(), id, now() + interval '1 day' from written
     returning user_id as id, id as session`,
    [userType, count],
  );
  return rows;
}

const sampled = `
  select jsonb_build_object(
    'title', title, 'description', description, 'requirements', requirements, 'benefits', benefits, 'country', country, 'province', province,
    'city', city, 'zipCode', zip_code, 'category', category, 'subcategory', subcategory, 'modality', modality,
    'workLanguage', work_language, 'visaRequirement', visa_requirement, 'jobType', job_type, 'salary', salary, 'phone', null,
    'contactEmail', 'equipo@carga.test', 'highlight', false, 'affinities', affinities, 'status', status) as job
  from jobs.jobs where status = 'Publicado' order by md5(id::text) limit 1000`;

/** Of each person to one of five jobs of an employer. */
const applications = `
  with described as (
    select * from jobs.jobs where status = 'Publicado' order by id limit 5),
  written as (
    insert into jobs.jobs (employer_id, title, description, requirements, benefits, country, province, city, zip_code,
      category, subcategory, modality, work_language, visa_requirement, job_type, salary, annual_salary, status, date_posted)
    select $1::int, title, description, requirements, benefits, country, province, city, zip_code,
      category, subcategory, modality, work_language, visa_requirement, job_type, salary, annual_salary, status, date_posted
    from described returning id, title, country, province),
  numbered as (select *, row_number() over () - 1 as number from written)
  insert into jobs.applications (job_id, candidate_id, cover_letter, status, date_applied,
    seen_title, seen_employer, seen_country, seen_province)
  select n.id, person.id, repeat('Tengo experiencia y muchas ganas. ', 10), 'Enviada', current_date - (person.number % 30)::int,
    n.title, 'La Carga', n.country, n.province
  from unnest($2::int[]) with ordinality person (id, number) join numbered n on n.number = person.number % 5`;
