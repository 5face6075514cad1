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

/** As PostgreSQL writes them for this service's role: MikroORM compares these by their names alone, the test by their text. */
const expressed = (name: string, definition: string) => ({
  name,
  expression: `CREATE INDEX ${name} ON jobs.jobs USING ${definition} WHERE (status = 'Publicado'::text)`,
});

/** What the database is asked for: orders, what is alike, and what a search takes for a wish (`fits`). Filters are answered in memory. */
export const jobIndexes = [
  listed('jobs_by_date'),
  listed('jobs_by_modality', 'modality'),
  listed('jobs_by_language', 'workLanguage'),
  listed('jobs_by_visa', 'visaRequirement'),
  listed('jobs_by_type', 'jobType'),
  { name: 'jobs_by_affinity', properties: ['affinities' as const], type: 'gin', where: published },
  listed('jobs_by_place_and_trade', 'country', 'province', 'subcategory'),
  listed('jobs_by_trade', 'country', 'subcategory'),
  { name: 'jobs_by_pay', properties: ['annualSalary' as const, 'id' as const], where: published },
  {
    name: 'jobs_by_pay_down',
    columns: [
      { name: 'annualSalary', sort: 'desc' as const, nulls: 'last' as const },
      { name: 'id', sort: 'desc' as const },
    ],
    where: published,
  },
  // MikroORM 7.2 takes the `id` at the end for that of `employer_id`, and does not see its order.
  {
    name: 'jobs_by_employer',
    expression:
      'CREATE INDEX jobs_by_employer ON jobs.jobs USING btree (employer_id, published_at DESC, id DESC)',
  },
  // Holds all that jobs are filtered by (`CurrentJobs`).
  expressed(
    'jobs_by_id',
    'btree (id) INCLUDE (title, employer_id, country, province, category, subcategory, modality, work_language, ' +
      'visa_requirement, job_type, affinities, annual_salary, published_at, closes_on, city, location)',
  ),
  expressed('jobs_by_title', 'btree (plain(title), id)'),
  expressed('jobs_by_city', 'btree (province, city, published_at DESC, id DESC) INCLUDE (closes_on)'),
  expressed('jobs_by_location', 'gist (location) INCLUDE (id, closes_on)'),
  // Of a word by the age of jobs (`reachOf`).
  expressed('jobs_by_words', "gin (search_vector, (ARRAY[(id >> 10), ('-1'::integer - (id >> 14))]))"),
];
