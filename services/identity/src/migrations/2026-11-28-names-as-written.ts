import { Migration } from '@mikro-orm/migrations';

/**
 * Accounts are looked up by what their names and e-mails are; the indexes were of `lower()` of these, which they are anyway, and so
 * each sign-in read all accounts.
 */
export class NamesAsWritten extends Migration {
  override name = '2026-11-28-names-as-written';

  override up(): void {
    this.addSql(`drop index users_username_key, users_email_type_key`);
    this.addSql(`
      alter table users
        add constraint users_username_key unique (username),
        add constraint users_email_type_key unique (email, user_type)`);
  }
}
