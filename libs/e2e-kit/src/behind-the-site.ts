// eslint-disable-next-line @nx/enforce-module-boundaries -- runs beside the browser, never in it
import pg from 'pg';

/**
 * A statement as the administrator of the stack's database, for what a story cannot wait for: a day that passes.
 * @throws Error from PostgreSQL
 */
export async function behindTheSite(statement: string, values: unknown[] = []): Promise<void> {
  const admin = new pg.Client({ connectionString: process.env['E2E_ADMIN_URL'] });
  await admin.connect();
  try {
    await admin.query(statement, values);
  } finally {
    await admin.end();
  }
}
