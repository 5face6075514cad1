// What this machine does without us: `node:http` and `pg` over the same rows, with prepared statements and nothing else: no
// rules, no totals, no compression. Sends its port once it listens.
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const columns = `
  j.id, title, description, requirements, benefits, country, province, city, zip_code as "zipCode", category, subcategory,
  modality, work_language as "workLanguage", visa_requirement as "visaRequirement", job_type as "jobType", salary,
  date_posted as "datePosted", affinities, status, u.username, u.nombre_empresa as "nombreEmpresa"`;
const tables = `bare.jobs j join identity.users u on u.id = j.employer_id`;

/** The same rows with an index for what is asked here, which Puente needs none for: in its own table, a publication would pay for it. */
await pool.query(`
  create schema bare;
  create table bare.jobs as table jobs.jobs;
  alter table bare.jobs add primary key (id);
  create index on bare.jobs (published_at desc, id desc) where status = 'Publicado'`);
// As autovacuum would do it otherwise, while calls are measured.
await pool.query('vacuum (analyze) bare.jobs');

const statements = {
  list: `select ${columns} from ${tables} where status = 'Publicado' and j.country = $1 and j.category = $2
         order by published_at desc, j.id desc limit 25`,
  newest: `select ${columns} from ${tables} where status = 'Publicado' order by published_at desc, j.id desc limit 25`,
  one: `select ${columns} from ${tables} where status = 'Publicado' and j.id = $1`,
};

async function rowsOf(name: keyof typeof statements, values: unknown[]) {
  const { rows } = await pool.query<Record<string, unknown>>({ name, text: statements[name], values });
  return rows.map(({ id, ...attributes }) => ({ id, attributes }));
}

async function answer(address: string): Promise<object> {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const [, id] = /^\/api\/jobs\/(\d+)$/.exec(pathname) ?? [];
  if (id) return { data: (await rowsOf('one', [Number(id)]))[0] };
  const filters = ['country', 'category'].flatMap((name) => searchParams.get(`filters[${name}][$eq]`) ?? []);
  return { data: await (filters.length === 2 ? rowsOf('list', filters) : rowsOf('newest', [])) };
}

const server = createServer((request, response) => {
  answer(request.url ?? '/').then(
    (body) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.once('disconnect', () => process.exit());
