/** What everybody may find is published: no index is larger than that. */
const published = `status = 'Publicado'`;

const newestFirst = [
  { name: 'publishedAt', sort: 'desc' },
  { name: 'id', sort: 'desc' },
] as const;

/** In the order of the list. */
const listed = (name: string, ...columns: string[]) => ({
  name,
  columns: [...columns.map((column) => ({ name: column })), ...newestFirst],
  where: published,
});

/** What the database is asked for besides ids: the newest, what is alike, and an employer's own. Lists and searches are answered in memory. */
export const jobIndexes = [
  listed('jobs_by_date'),
  listed('jobs_by_place_and_trade', 'country', 'province', 'subcategory'),
  listed('jobs_by_trade', 'country', 'subcategory'),
  // MikroORM 7.2 takes the `id` at the end for that of `employer_id`, and does not see its order.
  {
    name: 'jobs_by_employer',
    expression:
      'CREATE INDEX jobs_by_employer ON jobs.jobs USING btree (employer_id, published_at DESC, id DESC)',
  },
];
