// Without Jest: benches load this folder, too.
import pg from 'pg';

export interface Statement {
  text: string;
  values: unknown[];
}

/** What this process really asks the database while `work` is done, in order; of what is sent together, the first one. */
export async function askedStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  const asked: Statement[] = [];
  const sending = new Set<pg.Client>();
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, ...parts: unknown[]) {
    const [statement, values = []] = parts as [string | { text: string; values?: unknown[] }, unknown[]?];
    const { text, values: bound = values } = typeof statement === 'string' ? { text: statement } : statement;
    if (!sending.has(this)) asked.push({ text, values: bound });
    sending.add(this);
    queueMicrotask(() => sending.delete(this));
    return Reflect.apply(query, this, parts) as never;
  };
  try {
    await work();
  } finally {
    pg.Client.prototype.query = query;
  }
  return asked;
}
