import { z } from 'zod';

/** One of an account's sessions, as its owner sees it. Browser and system by name, null where they cannot be told. */
export const openSessionSchema = z.object({
  id: z.uuid(),
  device: z.object({ browser: z.string().nullable(), system: z.string().nullable() }),
  /** ISO 8601; the last use is told to within minutes. */
  createdAt: z.string(),
  lastUsedAt: z.string(),
  /** Whether it is the one that asks. */
  current: z.boolean(),
});

/** The one that asks first, then those used last. */
export const openSessionsSchema = z.object({ data: z.array(openSessionSchema) });

export type OpenSession = z.output<typeof openSessionSchema>;
export type OpenSessions = z.output<typeof openSessionsSchema>;
