/** Who owns what in Puente's database: a service the schema of its name, identity also that of its mail queue (pg-boss). */
export const databaseOwners = {
  identity: { alsoOwns: ['pgboss'] },
  jobs: { alsoOwns: [] },
} as const;

export type DatabaseOwner = keyof typeof databaseOwners;
/** By service. */
export type ServiceUrls = Record<DatabaseOwner, string>;
