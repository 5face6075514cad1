/** What the database is asked for besides ids: an employer's own. Lists, searches and what is alike are answered in memory (decision 33). */
export const jobIndexes = [
  // MikroORM 7.2 takes the `id` at the end for that of `employer_id`, and does not see its order.
  {
    name: 'jobs_by_employer',
    expression:
      'CREATE INDEX jobs_by_employer ON jobs.jobs USING btree (employer_id, published_at DESC, id DESC)',
  },
];
