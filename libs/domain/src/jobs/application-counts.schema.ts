import { z } from 'zod';
import { applicationStatuses } from './application.enums.ts';

const count = z.int().min(1);

/**
 * `GET /api/applications/counts`: a candidate's own applications, or those an employer received, counted. States and jobs
 * without any are left out.
 */
export const applicationCountsSchema = z.object({
  /** In the order in which applications pass through the states. */
  byStatus: z.array(z.object({ status: z.enum(applicationStatuses), count })),
  /** An employer's jobs with applications that nobody has looked at («Enviada»), the latest first. */
  newByJob: z.array(z.object({ id: z.int(), title: z.string(), count })),
});

export const applicationCountsAnswerSchema = z.object({ data: applicationCountsSchema });

export type ApplicationCounts = z.output<typeof applicationCountsSchema>;
