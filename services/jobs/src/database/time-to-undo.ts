import { minutesToUndo } from '@puente/domain/jobs';
import { sql } from 'kysely';

/** For how long what somebody took away is kept, for them to take that back. */
export const timeToUndo = sql`make_interval(mins => ${minutesToUndo})`;
