import { Migration } from '@mikro-orm/migrations';

/** The checks of enumerations get the names that PostgreSQL and MikroORM give them: entities declare them as enumerations. */
export class CheckNames extends Migration {
  override name = '2026-11-22-check-names';

  override up(): void {
    for (const [table, column] of enumerations) {
      this.addSql(
        `alter table jobs.${table} rename constraint ${table}_${column}_is_known to ${table}_${column}_check`,
      );
    }
  }
}

const enumerations = [
  ['jobs', 'modality'],
  ['jobs', 'work_language'],
  ['jobs', 'visa_requirement'],
  ['jobs', 'job_type'],
  ['jobs', 'status'],
  ['applications', 'status'],
  ['job_reports', 'reason'],
] as const;
