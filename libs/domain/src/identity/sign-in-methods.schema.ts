import { z } from 'zod';
import { socialProviders } from './user.enums.ts';

/** `GET /api/auth/methods`: by what the caller's account can be entered. */
export const signInMethodsSchema = z.object({
  password: z.boolean(),
  providers: z.array(z.object({ provider: z.enum(socialProviders), since: z.iso.datetime() })),
});

/** `DELETE /api/auth/methods/{provider}`. */
export const socialProviderSchema = z.enum(socialProviders);

export const signInMethodsAnswerSchema = z.object({ data: signInMethodsSchema });

export type SignInMethods = z.output<typeof signInMethodsSchema>;
