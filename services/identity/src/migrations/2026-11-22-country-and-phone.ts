import { Migration } from '@mikro-orm/migrations';
import { parsePhone } from '@puente/domain/phone-check';

interface Kept {
  id: number;
  telefono: string;
}

/** Employers live in several countries, and phones are kept as E.164 (decision 7). */
export class CountryAndPhone extends Migration {
  override name = '2026-11-22-country-and-phone';

  override async up(): Promise<void> {
    this.addSql(`alter table users add column pais text, add column telefono_unchecked text`);
    // Until now only states of the United States could be chosen.
    this.addSql(`update users set pais = 'Estados Unidos' where estado is not null`);

    // What nobody can call is no phone; what was typed stays, for whoever asks.
    const phones = await this.execute(`select id, telefono from users where telefono is not null`);
    const read = (phones as Kept[]).map(({ id, telefono }) => ({
      id,
      telefono,
      checked: readPhone(telefono),
    }));
    this.addSql(`
      update users set telefono = read.checked,
             telefono_unchecked = case when read.checked is null then read.telefono end
      from jsonb_to_recordset('${JSON.stringify(read).replaceAll("'", "''")}')
           as read (id integer, telefono text, checked text)
      where users.id = read.id`);
    this.addSql(
      `alter table users add constraint users_telefono_check check (telefono ~ '^\\+[1-9][0-9]{6,14}$')`,
    );

    this.addSql(`
      create or replace view public_profiles as
      select id as user_id, user_type, username, email, nombre, apellido,
             nombre_empresa, puesto_empresa, estado, telefono, pais
      from users`);
  }
}

/** Seven to fifteen digits, with or without the code of the country: of the United States if without. */
function readPhone(digits: string): string | null {
  return parsePhone(digits, 'Estados Unidos') ?? parsePhone(`+${digits}`, 'Estados Unidos');
}
