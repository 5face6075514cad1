import { Migration } from '@mikro-orm/migrations';
import { parsePhone } from '@puente/domain/phone-check';
import { usualCountry } from '@puente/domain/places';

/**
 * Phones are kept as E.164. What was no number («llámame al 713») moves to a column of its own: its employer still
 * reads it, and is asked for a number with the next change.
 */
export class JobPhones extends Migration {
  override name = '2026-11-22-job-phones';

  override async up(): Promise<void> {
    await this.execute('alter table jobs.jobs add unchecked_phone text');
    const written = await this.execute(
      'select distinct country, phone from jobs.jobs where phone is not null',
    );
    const read = (written as { country: string | null; phone: string }[]).map((row) => ({
      ...row,
      checked: parsePhone(row.phone, usualCountry(row.country)),
    }));
    await this.execute(
      `update jobs.jobs j
       set phone = checked, unchecked_phone = case when checked is null then j.phone end
       from jsonb_to_recordset(?::jsonb) as r (country text, phone text, checked text)
       where j.phone = r.phone and j.country is not distinct from r.country`,
      [JSON.stringify(read)],
    );
    await this.execute(
      String.raw`alter table jobs.jobs add constraint jobs_phone_is_e164 check (phone ~ '^\+[1-9]\d{6,14}$')`,
    );
  }
}
