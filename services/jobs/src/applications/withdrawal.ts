import { sql, type SqlBool } from 'kysely';
import { timeToUndo } from '../database/time-to-undo.ts';

/** Of `jobs.applications a`: one that its candidate has not withdrawn. Nobody else reads any other. */
export const standing = sql<SqlBool>`a.withdrawn_at is null`;

/** Of a withdrawn one: that its candidate may still take that back. */
export const restorable = sql<SqlBool>`withdrawn_at > now() - ${timeToUndo}`;
export const overdue = sql<SqlBool>`withdrawn_at <= now() - ${timeToUndo}`;

export const restorableUntil = sql<string>`to_char((withdrawn_at + ${timeToUndo}) at time zone 'utc',
  'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
