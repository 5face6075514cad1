import { type z } from 'zod';
import { dataBody, nullableText, option, strictBody } from '../rest/fields.schema.ts';
import { reportDetailsMax, reportReasons } from './report.enums.ts';

/** Somebody tells us that a job is not what it says. */
export const jobReportSchema = strictBody({
  reason: option(reportReasons),
  details: nullableText(reportDetailsMax).default(null),
});

export const reportJobBody = dataBody(jobReportSchema);

export type JobReport = z.output<typeof jobReportSchema>;
