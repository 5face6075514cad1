// Without Jest: benches load this folder, too.
import pg from 'pg';

export interface Statement {
  text: string;
  values: unknown[];
}

/** What this process really asks the database while `work` is done, in order; of what is sent together, the first one. */
export const askedStatements = async (work: () => Promise<unknown>): Promise<Statement[]> =>
  (await sentBy(work)).map(([first]) => first);

/** The same with everything that is sent together: a transaction's first statement goes with its `begin`. */
export const sentStatements = async (work: () => Promise<unknown>): Promise<Statement[]> =>
  (await sentBy(work)).flat();

/** What is sent together by one connection, each time. */
async function sentBy(work: () => Promise<unknown>): Promise<[Statement, ...Statement[]][]> {
  const sent: [Statement, ...Statement[]][] = [];
  const sending = new Map<pg.Client, Statement[]>();
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, ...parts: unknown[]) {
    const [said, values = []] = parts as [string | { text: string; values?: unknown[] }, unknown[]?];
    const { text, values: bound = values } = typeof said === 'string' ? { text: said } : said;
    const statement = { text, values: bound };
    const together = sending.get(this);
    if (together) together.push(statement);
    else {
      const begun: [Statement, ...Statement[]] = [statement];
      sent.push(begun);
      sending.set(this, begun);
      queueMicrotask(() => sending.delete(this));
    }
    return Reflect.apply(query, this, parts) as never;
  };
  try {
    await work();
  } finally {
    pg.Client.prototype.query = query;
  }
  return sent;
}
