import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import getPort from 'get-port';
import jwt from 'jsonwebtoken';
import { asAdmin, withDatabase } from '@puente/postgres';
import { openProcessRecords } from '../../start/process-records.ts';
import { createProcesses } from '../../start/processes.ts';
import { untilOk } from '../../start/readiness.ts';
import { StartError } from '../../start/stop-signals.ts';
import { type BenchStack } from '../bench-stack.ts';

export interface Strapi {
  /** Without a slash at the end. */
  url: string;
  /** Values of the header `authorization`, of accounts numbered from 1 on. */
  people: string[];
  /** One of them, to sign in. */
  account: { identifier: string; password: string };
  stop: () => Promise<void>;
}

/** As many as are at work in ours. */
const accounts = 200;
const secret = 'of a bench, as long as it has to be';
const account = { identifier: 'persona@carga.test', password: 'Clave-de-la-prueba-1' };

const project = join(import.meta.dirname, 'project');
const { dependencies } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};
export const strapiVersion = dependencies['@strapi/strapi'] ?? '';

/**
 * Installs Strapi from npm into the stack's folder and starts it, on a database of its own beside ours, with the jobs that ours has
 * published and their employers. It ends as soon as somebody wants the bench to end.
 */
export async function startStrapi({ adminUrl, dataDir, signal, step }: BenchStack): Promise<Strapi> {
  const npm = process.env['npm_execpath'];
  if (!npm) throw new StartError('Strapi is installed by npm: start this by `npm run bench:strapi`.');
  const folder = join(dataDir, 'strapi');
  cpSync(project, folder, { recursive: true });
  // It does not start without this one.
  mkdirSync(join(folder, 'public', 'uploads'), { recursive: true });
  const records = await openProcessRecords(join(folder, 'processes.json'));
  const processes = createProcesses({ logDir: join(folder, 'logs'), records, onRestart: console.warn });
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= processes.stop().then(records.close));
  signal.addEventListener('abort', () => void stop());
  try {
    signal.throwIfAborted();
    // No scripts: nothing but what npm has. The `sharp` it wants would fetch a part of itself from elsewhere, hence the override.
    const script = [npm, 'install', '--ignore-scripts', '--prefix', folder];
    await step('Installing Strapi', () =>
      processes.run({ name: 'npm', script }, 'npm cannot install Strapi'),
    );
    const databaseUrl = withDatabase(adminUrl, 'strapi');
    const url = await step('Starting Strapi', async () => {
      await asAdmin(adminUrl, (admin) => admin.query('create database strapi'));
      const port = await getPort();
      const env = {
        NODE_ENV: 'production',
        STRAPI_TELEMETRY_DISABLED: 'true',
        PORT: String(port),
        DATABASE_URL: databaseUrl,
        JWT_SECRET: secret,
      };
      const address = `http://127.0.0.1:${port}`;
      await processes.start({ name: 'strapi', script: [join(folder, 'start.js')], env }, (_, given) =>
        untilOk(`${address}/_health`, 'Strapi does not answer', given),
      );
      return address;
    });
    await step('Writing the same jobs', async () => {
      await register(url);
      await writeJobs(adminUrl, databaseUrl);
    });
    signal.throwIfAborted();
    const people = Array.from({ length: accounts }, (_, at) => `Bearer ${jwt.sign({ id: at + 1 }, secret)}`);
    return { url, people, account, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** By itself, so that the password is kept as it keeps them. */
async function register(url: string): Promise<void> {
  const { identifier: email, password } = account;
  const response = await fetch(`${url}/api/auth/local/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'persona', email, password }),
  });
  if (!response.ok) throw new StartError(`Strapi registers nobody: ${await response.text()}`);
}

const columns = `id integer, title text, description text, requirements text, benefits text, country text, province text, city text,
  zip_code text, category text, subcategory text, modality text, work_language text, visa_requirement text, job_type text,
  salary text, phone text, contact_email text, highlight boolean, affinities jsonb, date_posted date, published_at timestamptz,
  employer_id integer`;

/** Their employers are the accounts after those that apply. */
async function writeJobs(adminUrl: string, databaseUrl: string): Promise<void> {
  const { rows } = await asAdmin(adminUrl, (admin) =>
    admin.query<{ jobs: string }>(
      `select jsonb_agg(to_jsonb(j) - 'search_vector')::text as jobs from jobs.jobs j where status = 'Publicado'`,
    ),
  );
  const jobs = rows[0]?.jobs;
  await asAdmin(databaseUrl, async (admin) => {
    await admin.query(
      `create temporary table published as select * from jsonb_to_recordset($1::jsonb) as j(${columns})`,
      [jobs],
    );
    await admin.query(`
      insert into up_users (id, username, email, provider, confirmed, blocked, created_at, updated_at)
        select id, 'persona' || id, 'persona' || id || '@carga.test', 'local', true, false, now(), now()
        from generate_series(2, ${accounts}) id
        union all
        select ${accounts} + id, 'empresa' || id, 'empresa' || id || '@carga.test', 'local', true, false, now(), now()
        from (select distinct employer_id as id from published) employers;
      insert into up_users_role_links (user_id, role_id)
        select u.id, r.id from up_users u, up_roles r where r.type = 'authenticated' and u.id > 1;
      insert into jobs (id, title, description, requirements, benefits, country, province, city, zip_code, category, subcategory,
          modality, work_language, visa_requirement, job_type, salary, phone, contact_email, highlight, affinities, date_posted,
          published_at, created_at, updated_at)
        select id, title, description, requirements, benefits, country, province, city, zip_code, category, subcategory,
          modality, work_language, visa_requirement, job_type, salary, phone, contact_email, highlight, affinities, date_posted,
          published_at, published_at, published_at
        from published;
      insert into jobs_employer_links (job_id, user_id) select id, ${accounts} + employer_id from published`);
    await admin.query('vacuum (analyze)');
  });
}
