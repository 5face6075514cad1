import { z } from 'zod';
import { countries, provinces } from '../places/places.catalogue.ts';

/** What is known of a company, for everybody: nothing that it says of itself but its name and place, nothing «verified». */
export const companyAttributesSchema = z.object({
  username: z.string(),
  nombreEmpresa: z.string().nullable(),
  country: z.enum(countries).nullable(),
  province: z.enum(provinces).nullable(),
  /** yyyy-mm */
  memberSince: z.string().regex(/^\d{4}-\d\d$/),
  openJobs: z.int().min(0),
  /** Days until it first did something with an application, the median of the last year; null where that is said of too few. */
  answersWithinDays: z.int().min(0).nullable(),
  /** Of the last year's applications, the part that it did something with, 0 to 1; null where there were too few. */
  answeredShare: z.number().min(0).max(1).nullable(),
});

export type CompanyAttributes = z.output<typeof companyAttributesSchema>;
