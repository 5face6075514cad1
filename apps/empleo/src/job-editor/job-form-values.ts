import { formatPhone } from '@puente/domain/phones';
import { usualCountry } from '@puente/domain/places';
import { type OwnJob } from '../job/job.ts';

const emptyTexts = {
  title: '',
  category: '',
  subcategory: '',
  jobType: '',
  salary: '',
  description: '',
  requirements: '',
  benefits: '',
  country: '',
  province: '',
  city: '',
  zipCode: '',
  modality: '',
  workLanguage: '',
  visaRequirement: '',
  phone: '',
  contactEmail: '',
  closesOn: '',
};

export type JobTextField = keyof typeof emptyTexts;

/** What the fields hold while somebody writes: texts, empty where nothing was chosen yet. */
export type JobFormValues = Record<JobTextField, string> & { highlight: boolean; affinities: string[] };

export const emptyJobForm: JobFormValues = { ...emptyTexts, highlight: false, affinities: [] };

/** In their order on the screen. */
export const jobTextFields = Object.keys(emptyTexts) as JobTextField[];

export function formValuesOf(job: OwnJob): JobFormValues {
  const texts = Object.fromEntries(jobTextFields.map((name) => [name, job[name] ?? '']));
  const phone = job.phone ? formatPhone(job.phone, usualCountry(job.country)) : '';
  // In the United States the postal code says it, and nobody writes it.
  const city = hasCities(job.country) ? (job.city ?? '') : '';
  return { ...emptyTexts, ...texts, city, phone, highlight: job.highlight, affinities: job.affinities };
}

/** Whether an employer may say in which city a job is. */
export function hasCities(country: string | null): boolean {
  return country === 'México' || country === 'Panamá';
}

/** Form values from a kept draft; whatever is not as it should be is empty. */
export function formValuesFromDraft(draft: string): JobFormValues | undefined {
  try {
    const kept: unknown = JSON.parse(draft);
    if (typeof kept !== 'object' || kept === null) return undefined;
    const found = new Map<string, unknown>(Object.entries(kept));
    const affinities = found.get('affinities');
    const texts = Object.fromEntries(
      jobTextFields.map((name) => [name, typeof found.get(name) === 'string' ? String(found.get(name)) : '']),
    );
    return {
      ...emptyTexts,
      ...texts,
      highlight: found.get('highlight') === true,
      affinities: Array.isArray(affinities) ? affinities.map(String) : [],
    };
  } catch {
    return undefined;
  }
}

/** Version and values of the job that a kept draft was written over. */
export function baseFromDraft(draft: string): { version?: number; values?: JobFormValues } {
  try {
    const { version, base } = Object(JSON.parse(draft)) as { version?: unknown; base?: unknown };
    const values = formValuesFromDraft(JSON.stringify(base ?? null));
    return { ...(typeof version === 'number' && { version }), ...(values && { values }) };
  } catch {
    return {};
  }
}

/** The fields whose values differ. */
export function differingFields(one: JobFormValues, other: JobFormValues): (keyof JobFormValues)[] {
  const names = Object.keys(one) as (keyof JobFormValues)[];
  return names.filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));
}

/** True when there is nothing in the form worth keeping. */
export function isEmptyForm(values: JobFormValues): boolean {
  return (
    jobTextFields.every((name) => values[name].trim() === '') &&
    !values.highlight &&
    values.affinities.length === 0
  );
}
