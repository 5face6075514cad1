import { type TestPerson } from '@puente/service-kit/testing';
import { startJobs, type TestJobs } from './jobs-app.ts';

/** A job as the properties of lists know it. */
export interface ModelJob {
  id: number;
  employer: 0 | 1;
  title: string;
  country: string;
  province: string;
  zip_code: string;
  category: string;
  subcategory: string;
  modality: string;
  work_language: string;
  visa_requirement: string;
  job_type: string;
  annual_salary: number | null;
  affinities: string[];
  status: 'Publicado' | 'Borrador';
  published_at: string;
  closes_on: string | null;
}

const pick = <T>(values: readonly T[], n: number): T => values[n % values.length] as T;
const places = [
  ['Estados Unidos', 'Texas', '77036'],
  ['Estados Unidos', 'Illinois', '60601'],
  ['México', 'Jalisco', '44100'],
  ['Panamá', 'Chiriquí', '0401'],
] as const;
const trades = [
  ['Construcción', 'Plomería'],
  ['Construcción', 'Carpintería'],
  ['Hospitalidad y turismo', 'Cocina'],
] as const;
const titles = ['Plomera', 'Cocinero/a', 'Carpintero', 'Ayudante de cocina', 'Mesera', 'Plomero'];

function jobAt(n: number, changes: Partial<ModelJob> = {}): ModelJob {
  const [country, province, zip_code] = pick(places, n * 5 + (n >> 3));
  const [category, subcategory] = pick(trades, n * 7 + (n >> 2));
  return {
    id: n,
    employer: n % 3 === 0 ? 0 : 1,
    title: `${pick(titles, n * 11)} ${n % 9}`,
    country,
    province,
    zip_code,
    category,
    subcategory,
    modality: pick(['Presencial', 'Remoto', 'Semi-remoto'], n >> 1),
    work_language: pick(['Español', 'Inglés', 'Ambos'], n >> 2),
    visa_requirement: pick(['Visa requerida', 'Patrocinio disponible'], n >> 3),
    job_type: pick(['Tiempo completo', 'Medio tiempo', 'Freelance', 'Contrato'], n),
    annual_salary: n % 4 === 0 ? null : 10_000 + (n % 12) * 8000,
    affinities: pick([[], ['Mujeres'], ['Mujeres', 'Jóvenes'], ['Pueblos Originarios']], n >> 1),
    status: 'Publicado',
    published_at: new Date(Date.UTC(2026, 9, 1 + (n % 20), n % 24)).toISOString(),
    closes_on: n % 5 === 0 ? '2100-01-01' : null,
    ...changes,
  };
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);

/** Those that everybody sees, and drafts of the employer who asks. */
export const shared = [
  ...range(1, 49).map((n) => jobAt(n)),
  ...range(49, 55).map((n) => jobAt(n, { employer: 0, status: 'Borrador' })),
];

export const secret = 'Xilófono';

/** Those that nobody sees who asks: another employer's drafts, and what is over. */
const hidden = [
  ...range(101, 131).map((n) => jobAt(n, { employer: 1, status: 'Borrador', title: `${secret} ${n}` })),
  ...range(131, 151).map((n) => jobAt(n, { employer: 1, closes_on: '2026-01-01' })),
];

export interface Shared {
  jobs: TestJobs;
  /** Nobody, a seeker and the employer whose drafts are among the shared ones. */
  viewers: readonly (TestPerson | undefined)[];
  employers: readonly TestPerson[];
}

/** A service with the shared jobs. */
export async function startShared(): Promise<Shared> {
  const jobs = await startJobs();
  const own = await jobs.employer({ username: 'lapropia' });
  const other = await jobs.employer({ username: 'laotra', nombreEmpresa: 'La Otra' });
  const seeker = await jobs.seeker();
  const service = { jobs, viewers: [undefined, seeker, own], employers: [own, other] };
  await write(service, shared);
  return service;
}

/** What none of those who ask may notice. */
export async function addHidden(service: Shared): Promise<void> {
  const { admin } = service.jobs;
  const [, other] = service.employers;
  await write(service, hidden);
  await admin.query(
    `update jobs.jobs set version = 7, unchecked_phone = $1 where employer_id = $2 and status = 'Publicado'`,
    [secret, other?.id],
  );
  const [fan, applicant] = [await service.jobs.seeker(), await service.jobs.seeker()];
  await admin.query('insert into jobs.favorites (job_id, user_id) select id, $1 from jobs.jobs', [fan.id]);
  await admin.query(
    `insert into jobs.applications (job_id, candidate_id, cover_letter, seen_title, seen_country, seen_province)
     select id, $1, $2, title, country, province from jobs.jobs where employer_id = $3`,
    [applicant.id, secret, other?.id],
  );
}

async function write({ jobs, employers }: Shared, rows: readonly ModelJob[]): Promise<void> {
  await jobs.admin.query(
    `insert into jobs.jobs (id, employer_id, title, description, requirements, benefits, country, province, zip_code, category,
       subcategory, modality, work_language, visa_requirement, job_type, salary, annual_salary, affinities, status, published_at,
       closes_on)
     overriding system value
     select j.id, ($2::int[])[more.employer + 1], j.title, 'Trabajo', 'Ganas', 'Comida', j.country, j.province, j.zip_code,
       j.category, j.subcategory, j.modality, j.work_language, j.visa_requirement, j.job_type, 'A convenir', j.annual_salary,
       j.affinities, j.status, j.published_at, j.closes_on
     from jsonb_populate_recordset(null::jobs.jobs, $1) j
     join jsonb_to_recordset($1) as more (id int, employer int) using (id)`,
    [JSON.stringify(rows), employers.map(({ id }) => id)],
  );
}
