/** Those of the sample data, which everybody may sign in with: the seed makes them, and a start tells of them. */
export const demoAccounts = {
  seeker: 'candidata@puente.test',
  employer: 'empresa@puente.test',
  password: 'Puente123@',
} as const;
