import { type JobPosting, type WithContext } from 'schema-dts';
import { z } from 'zod';

const text = z.string().trim().min(1);
const address = (sample: string) => z.string().startsWith(sample);
const country = z.enum(['US', 'MX', 'PA']);

const amount = z.number().positive();
const unit = {
  '@type': z.literal('QuantitativeValue'),
  unitText: z.enum(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']),
};

/**
 * What Google asks of a job (developers.google.com/search/docs/appearance/structured-data/job-posting): what it requires, and
 * what it recommends as far as a job here has it. Closed: a field that is misspelt is refused, too.
 */
const posting = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('JobPosting'),
  title: text.max(120),
  /** HTML of paragraphs, line breaks and headings alone. */
  description: text.regex(/^(?:<\/?(?:p|strong)>|<br>|&(?:amp|lt|gt);|[^<>&])+$/),
  datePosted: z.iso.datetime(),
  validThrough: z.iso.datetime({ offset: true }).exactOptional(),
  employmentType: z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR']),
  hiringOrganization: z.strictObject({
    '@type': z.literal('Organization'),
    name: text,
    url: address('https://puente.example/empresa/'),
  }),
  identifier: z.strictObject({
    '@type': z.literal('PropertyValue'),
    name: text,
    value: z.string().regex(/^\d+$/),
  }),
  jobLocation: z
    .strictObject({
      '@type': z.literal('Place'),
      address: z.strictObject({
        '@type': z.literal('PostalAddress'),
        addressLocality: text.exactOptional(),
        addressRegion: text,
        postalCode: text,
        addressCountry: country,
      }),
    })
    .exactOptional(),
  jobLocationType: z.literal('TELECOMMUTE').exactOptional(),
  applicantLocationRequirements: z
    .strictObject({ '@type': z.literal('Country'), name: country })
    .exactOptional(),
  baseSalary: z
    .strictObject({
      '@type': z.literal('MonetaryAmount'),
      currency: z.enum(['USD', 'MXN', 'PAB']),
      value: z.union([
        z.strictObject({ ...unit, value: amount }),
        z
          .strictObject({ ...unit, minValue: amount, maxValue: amount })
          .refine(({ minValue, maxValue }) => minValue < maxValue),
      ]),
    })
    .exactOptional(),
  directApply: z.literal(true),
  industry: text,
  url: address('https://puente.example/detalle-empleo/'),
});

/** Where the work is, or that it is anywhere in a country: one of the two is required. */
export const googleJobSchema = posting.refine(
  ({ jobLocation, jobLocationType, applicantLocationRequirements }) =>
    jobLocation
      ? !jobLocationType && !applicantLocationRequirements
      : jobLocationType !== undefined && applicantLocationRequirements !== undefined,
);

export type GoogleJob = z.output<typeof googleJobSchema>;

/** That schema.org knows all of it is for TypeScript to say. */
export const inSchemaOrg = (job: GoogleJob): WithContext<JobPosting> => job;
