import { z } from 'zod';
import { idSchema } from '../rest/fields.schema.ts';

/** An application or a favourite, and the job it is of. */
const markSchema = z.object({ id: idSchema, job: idSchema });

/** `GET /api/job-marks`: what a seeker applied to and saved, newest first, at most 1,000 of each. */
export const jobMarksSchema = z.object({ applied: z.array(markSchema), saved: z.array(markSchema) });
export const jobMarksAnswerSchema = z.object({ data: jobMarksSchema });

export type JobMarks = z.output<typeof jobMarksSchema>;
