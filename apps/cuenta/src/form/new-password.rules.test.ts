import { expect, test } from '@jest/globals';
import { changePasswordSchema } from '@puente/domain/identity';
import { changePasswordErrors } from './new-password.rules.ts';

const good = { currentPassword: 'a', password: 'Camino#83x', passwordConfirmation: 'Camino#83x' };

test.each([
  {},
  { currentPassword: '' },
  { password: '' },
  { currentPassword: good.password },
  { password: 'Camino#84x' },
  { password: 'Password1!', passwordConfirmation: 'Password1!' },
  { passwordConfirmation: '' },
])('the forms for a new password judge %j as the schema of the call does', (change) => {
  const values = { ...good, ...change };
  const { error } = changePasswordSchema.safeParse(values);
  const bySchema = (error?.issues ?? []).toReversed().map(({ path, message }) => [path.join('.'), message]);
  const byForm = Object.entries(changePasswordErrors(values)).filter(([, message]) => message);
  // The schema compares the two passwords only once each is good for itself.
  expect(Object.fromEntries(byForm)).toMatchObject(Object.fromEntries(bySchema));
  expect(byForm.length > 0).toBe(bySchema.length > 0);
});
