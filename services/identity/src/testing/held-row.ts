import { setTimeout as pause } from 'node:timers/promises';
import type { IdentityApp } from './identity-app.ts';

/**
 * Holds what a query locks, behind the service's back, to have calls meet where they would by bad luck.
 * @returns `waits(n)`: until n statements of the service wait for a lock; `release`
 */
export async function hold({ admin }: IdentityApp, query: string, values: unknown[]) {
  await admin.query('begin');
  await admin.query(query, values);
  return {
    async waits(statements: number): Promise<void> {
      for (;;) {
        // Else a transaction sees the same activity for as long as it lasts.
        await admin.query('select pg_stat_clear_snapshot()');
        const { rowCount } = await admin.query(`
          select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
        if ((rowCount ?? 0) >= statements) return;
        await pause(5);
      }
    },
    release: () => admin.query('commit'),
  };
}
