import { emailSchema, givenPasswordSchema } from '@puente/domain/identity';
import { requiredText } from '@puente/domain/rest';
import { z } from 'zod';

export const loginFormSchema = z.object({
  identifier: requiredText(254).pipe(emailSchema),
  password: givenPasswordSchema,
});

export type LoginFormValues = z.input<typeof loginFormSchema>;
