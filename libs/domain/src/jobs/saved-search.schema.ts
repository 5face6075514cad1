import { z } from 'zod';
import { readSearch } from '../job-search/job-search.rules.ts';
import { savedAddress, saysSomething } from '../job-search/saved-search.rules.ts';
import { dataBody, option, requiredLine, requiredText, strictBody } from '../rest/fields.schema.ts';
import { savedSearchMessages } from './messages.catalogue.ts';
import { alertFrequencies, newJobsLimit, savedSearchNameLength } from './saved-search.enums.ts';

/** The address of a search, read and written anew: what it spells wrongly is not kept. */
const queryField = requiredText(2000).transform((address, context) => {
  const search = readSearch(new URLSearchParams(address));
  if (search && saysSomething(search)) return savedAddress(search);
  context.addIssue(savedSearchMessages.saysNothing);
  return z.NEVER;
});

export const savedSearchInputSchema = strictBody({
  name: requiredLine(savedSearchNameLength),
  query: queryField,
  frequency: option(alertFrequencies),
});

export const createSavedSearchBody = dataBody(savedSearchInputSchema);

/** What is left out stays. */
export const savedSearchUpdateSchema = strictBody({
  ...savedSearchInputSchema.partial().shape,
  /** Its owner has looked at what is new. */
  looked: z.literal(true).optional(),
});

export const updateSavedSearchBody = dataBody(savedSearchUpdateSchema);

export const savedSearchAttributesSchema = z.object({
  name: z.string(),
  /** Address of the search, without «?». */
  query: z.string(),
  frequency: z.enum(alertFrequencies),
  createdAt: z.iso.datetime(),
  /** Since its owner last looked; not counted further than `newJobsLimit`. */
  newJobs: z.int().min(0).max(newJobsLimit),
});

/** Of the mailed link: it stops and resumes one alert, without a session. */
const alertCode = z.string().regex(/^[\w-]{43}$/, savedSearchMessages.alertGone);

/** A mail program sends the code in the address, and a form of no interest. */
export const stopAlertQuerySchema = z.object({ codigo: alertCode.optional() });
export const stopAlertBody = strictBody({ code: alertCode.optional() }).nullish();
export const resumeAlertBody = strictBody({ code: alertCode });

export const alertAnswerSchema = z.object({
  data: z.object({ name: z.string(), frequency: z.enum(alertFrequencies) }),
});

export type SavedSearchInput = z.output<typeof savedSearchInputSchema>;
export type SavedSearchUpdate = z.output<typeof savedSearchUpdateSchema>;
export type SavedSearchAttributes = z.output<typeof savedSearchAttributesSchema>;
export type AlertAnswer = z.output<typeof alertAnswerSchema>;
