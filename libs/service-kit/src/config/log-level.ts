import { z } from 'zod';

/** Of a process's own log, by pino's names. */
export const logLevelSchema = z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']);
