import { identityMessages, isEmail, normalizeEmail } from '@puente/domain/identity';
import {
  isClosingDay,
  isOver,
  isSalary,
  isZipCode,
  jobLimits,
  jobMessages,
  jobProblems,
  type JobStatus,
  requiredJobFields,
  zipCodeRule,
} from '@puente/domain/jobs';
import { usualCountry } from '@puente/domain/places';
import { restMessages, tooLong } from '@puente/domain/rest';
import { type ParsePhone } from '@puente/section-kit';
import { type JobFormValues, type JobTextField } from './job-form-values.ts';

type JobFormProblems = Partial<Record<JobTextField, string>>;

/**
 * What keeps a job that somebody wrote from being kept as a draft, or published, by field; nothing when it may be sent.
 * The rules are the domain's; they are asked one by one because its schema, which says the same, would double this
 * page's weight.
 * @param parsePhone once it has come
 * @param publishedUntil last day of a job that is published as it is: unchanged it may be over
 */
export function jobFormProblems(
  values: JobFormValues,
  as: JobStatus,
  parsePhone?: ParsePhone,
  publishedUntil?: string,
): JobFormProblems {
  const problems: JobFormProblems = {};
  for (const { field, message } of jobProblems(values)) problems[field as JobTextField] = message;
  for (const [field, limit] of Object.entries(jobLimits) as [keyof typeof jobLimits, number][]) {
    if (values[field].trim().length > limit) problems[field] = tooLong(limit);
  }
  if (values.salary.trim() && !isSalary(values.salary)) problems.salary = jobMessages.salaryInvalid;
  const zipCode = values.zipCode.trim();
  if (zipCode && !isZipCode(zipCode)) problems.zipCode = zipCodeRule.message;
  const phone = values.phone.trim();
  if (phone && parsePhone && !parsePhone(phone, usualCountry(values.country))) {
    problems.phone = identityMessages.phoneInvalid;
  }
  const mail = normalizeEmail(values.contactEmail);
  if (mail && !isEmail(mail)) problems.contactEmail = identityMessages.emailInvalidShort;
  const lastDay = values.closesOn.trim();
  if (lastDay && !isClosingDay(lastDay)) problems.closesOn = restMessages.invalidValue;
  if (lastDay && as === 'Publicado' && lastDay !== publishedUntil && isOver({ closesOn: lastDay })) {
    problems.closesOn = jobMessages.lastDayOver;
  }
  for (const field of as === 'Publicado' ? requiredJobFields : (['title'] as const)) {
    if (!values[field].trim()) problems[field] = jobMessages.requiredFields;
  }
  return problems;
}
