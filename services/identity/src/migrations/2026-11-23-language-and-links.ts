import { Migration } from '@mikro-orm/migrations';

/** In which language somebody reads what we mail, and one-time tokens for more than confirming and resetting. */
export class LanguageAndLinks extends Migration {
  override name = '2026-11-23-language-and-links';

  override up(): void {
    this.addSql(
      `alter table users add column language text not null default 'es' check (language in ('es', 'en'))`,
    );
    this.addSql(
      `alter table one_time_tokens drop constraint one_time_tokens_kind_check,
         add constraint one_time_tokens_kind_check check (kind in ('confirm', 'reset', 'link', 'two-factor'))`,
    );
  }
}
