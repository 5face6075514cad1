import { Migration } from '@mikro-orm/migrations';

/** The number a seeker gives along, in the shape of `e164Pattern` of `@puente/domain/phones`. */
export class ApplicationPhone extends Migration {
  override name = '2026-11-22-application-phone';

  override up(): void {
    this.addSql(`
      alter table jobs.applications add column phone text
        constraint applications_phone_is_e164 check (phone ~ '^\\+[1-9][0-9]{6,14}$')`);
  }
}
