import { z } from 'zod';

/** The two documented `GET /api/users?filters…` calls: nothing, or one element that echoes the value asked. */
export const usernameAvailabilitySchema = z.array(z.object({ username: z.string() })).max(1);
export const emailAvailabilitySchema = z.array(z.object({ email: z.string() })).max(1);

export type UsernameAvailability = z.output<typeof usernameAvailabilitySchema>;
export type EmailAvailability = z.output<typeof emailAvailabilitySchema>;
