import { type TestPerson } from '@puente/service-kit/testing';
import { type TestJobs } from './jobs-app.ts';

/** Words that searches ask for, in titles that are many. */
const titles = `array['Mesera', 'Cocinero', 'Plomero', 'Chofer de tráiler', 'Niñera', 'Soldador', 'Enfermera', 'Recepcionista',
  'Albañil', 'Jardinero', 'Vigilante', 'Ayudante de almacén', 'Operador de montacargas', 'Lavaplatos', 'Contadora', 'Electricista']`;

const different = 500;

/** Places of their own, which the service's triggers make towns and points of. */
const originals = `
insert into jobs.jobs (employer_id, title, description, requirements, benefits, country, province, zip_code,
  category, subcategory, modality, work_language, visa_requirement, job_type, salary, status)
select ($1::int[])[1 + n % 20], (${titles})[1 + n % 16] || ' ' || n / 16, 'Trabajo', 'Ganas', 'Comida',
  case when n % 11 = 0 then 'México' when n % 50 = 1 then 'Panamá' else 'Estados Unidos' end,
  case when n % 11 = 0 then 'Jalisco' when n % 50 = 1 then 'Chiriquí' else spot.province end,
  case when n % 11 = 0 then '44100' when n % 50 = 1 then '0401' else spot.zip end,
  'Categoría ' || n % 33, 'Oficio ' || n % 160, 'Presencial', 'Español', 'Visa requerida', 'Contrato', 'A convenir', 'Publicado'
from (
  select zip, province, row_number() over (order by md5(zip)) as n from jobs.zip_codes limit ${different}) spot`;

/** What each copy has of its own; no two facets go together, and one in fifty is over. */
const varied = {
  modality: `(array['Presencial', 'Presencial', 'Presencial', 'Remoto', 'Semi-remoto'])[1 + n % 5]`,
  work_language: `(array['Español', 'Ambos', 'Español', 'Inglés'])[1 + n / 7 % 4]`,
  visa_requirement: `case when n % 11 = 0 then 'Patrocinio disponible' else 'Visa requerida' end`,
  job_type: `(array['Tiempo completo', 'Medio tiempo', 'Tiempo completo', 'Contrato', 'Freelance'])[1 + n / 3 % 5]`,
  annual_salary: `case when n % 4 > 0 then 15000 + n % 90 * 1000 end`,
  affinities: `case n % 13 when 0 then array['Mujeres'] when 1 then array['Mujeres', 'Jóvenes'] else '{}' end`,
  published_at: `now() - make_interval(secs => n * 60)`,
  date_posted: `(now() at time zone 'utc' - make_interval(secs => n * 60))::date`,
  closes_on: `case when n % 50 = 7 then date '2026-01-01' when n % 10 = 3 then date '2100-01-01' end`,
};

/**
 * Writes published jobs at once, as different in what they are filtered by as real ones, and as much alike in their texts as
 * it takes to be quick: copies take their words and towns along, without triggers.
 * @returns whose they are
 */
export async function writeManyJobs({ admin, employer }: TestJobs, count: number): Promise<TestPerson[]> {
  const employers = await Promise.all(Array.from({ length: 20 }, () => employer()));
  await admin.query(originals, [employers.map(({ id }) => id)]);
  await admin.query('alter table jobs.jobs disable trigger user, alter search_vector drop expression');
  const { rows } = await admin.query<{ name: string }>(
    `select quote_ident(column_name) as name from information_schema.columns
     where table_schema = 'jobs' and table_name = 'jobs' and is_identity = 'NO'`,
  );
  const columns = rows.map(({ name }) => name);
  const values = columns.map((name) => varied[name as keyof typeof varied] ?? `j.${name}`);
  await admin.query(
    `insert into jobs.jobs (${columns.join(', ')}) select ${values.join(', ')}
     from (select *, row_number() over (order by id) as at from jobs.jobs) j, generate_series(1, $1::int) as n
     where j.at = 1 + n * 7::bigint % ${different}`,
    [count - different],
  );
  await admin.query('alter table jobs.jobs enable trigger user');
  // No trigger told the service of them.
  await admin.query('insert into jobs.job_changes (job_id) select id from jobs.jobs');
  await admin.query('vacuum analyze jobs.jobs, jobs.job_changes');
  return employers;
}
