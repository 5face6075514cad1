import { type z } from 'zod';
import { dataBody, nullableText, option, strictBody } from '../rest/fields.schema.ts';
import { reportDetailsMax, reportReasons } from './report.enums.ts';

/** Somebody tells us that a job is not what it says. */
export const jobReportInputSchema = strictBody({
  reason: option(reportReasons),
  details: nullableText(reportDetailsMax).default(null),
});

export const reportJobBody = dataBody(jobReportInputSchema);

export type JobReportInput = z.output<typeof jobReportInputSchema>;
