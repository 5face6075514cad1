import { jest } from '@jest/globals';
import pg from 'pg';

export interface Statement {
  text: string;
  values: unknown[];
}

/** What this process really asks the database while `work` is done, in order. */
export async function askedStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  const asked: Statement[] = [];
  const query = pg.Client.prototype.query;
  const spy = jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...parts: unknown[]
  ) {
    const [statement, values = []] = parts as [string | { text: string; values?: unknown[] }, unknown[]?];
    const { text, values: bound = values } = typeof statement === 'string' ? { text: statement } : statement;
    asked.push({ text, values: bound });
    return Reflect.apply(query, this, parts) as never;
  } as never);
  try {
    await work();
  } finally {
    spy.mockRestore();
  }
  return asked;
}
