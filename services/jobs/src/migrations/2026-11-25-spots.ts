import { Migration } from '@mikro-orm/migrations';

/** Where jobs are, in the index that is read when the service starts: so what is near is known without the table (decision 41). */
export class Spots extends Migration {
  override name = '2026-11-25-spots';

  override up(): void {
    this.addSql('drop index jobs.jobs_by_id');
    this.addSql(
      `create index jobs_by_id on jobs.jobs (id) include (title, employer_id, country, province, category, subcategory,
         modality, work_language, visa_requirement, job_type, affinities, annual_salary, published_at, closes_on, city, location)
       where status = 'Publicado'`,
    );
  }
}
