import { emailMax, userLimits, userTypes } from '@puente/domain/identity';
import { isStorable, strictBody } from '@puente/domain/rest';
import { z } from 'zod';

const value = (max: number) => z.string().trim().min(1).max(max).refine(isStorable);

/** The two questions about availability that exist; no other filter of users does. */
export const availabilityQuerySchema = strictBody({
  filters: z.union([
    strictBody({ username: strictBody({ $eqi: value(userLimits.username) }) }),
    strictBody({
      email: strictBody({ $eqi: value(emailMax) }),
      userType: strictBody({ $eq: z.enum(userTypes) }),
    }),
  ]),
});

export type AvailabilityQuery = z.output<typeof availabilityQuerySchema>;

/** `populate=cv` in the ways qs may carry it; the answer has it in any case. */
export const meQuerySchema = strictBody({
  populate: z
    .union([
      z.enum(['cv', '*']),
      z.array(z.enum(['cv', '*'])).max(2),
      strictBody({ cv: z.enum(['*', 'true']) }),
    ])
    .optional(),
});
