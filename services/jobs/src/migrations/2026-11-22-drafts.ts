import { Migration } from '@mikro-orm/migrations';

/** A draft needs a title only; what is published has everything. */
export class Drafts extends Migration {
  override name = '2026-11-22-drafts';

  override up(): void {
    const later = required.filter((column) => column !== 'title');
    this.addSql(
      `alter table jobs.jobs ${later.map((column) => `alter ${column} drop not null`).join(', ')},
         -- Nobody searches drafts, and the vector of one with gaps may be null.
         alter search_vector drop not null,
         add constraint jobs_published_is_whole check (status = 'Borrador'
           or num_nulls(${required.join(', ')}) = 0)`,
    );
  }
}

const required = [
  'title',
  'description',
  'requirements',
  'benefits',
  'country',
  'province',
  'zip_code',
  'category',
  'subcategory',
  'modality',
  'work_language',
  'visa_requirement',
  'job_type',
  'salary',
];
