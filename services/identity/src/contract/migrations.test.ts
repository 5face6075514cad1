import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { migrate } from '@puente/service-kit';
import { asAdmin } from '@puente/postgres';
import { identityService } from '../identity.service-definition.ts';
import { createIdentityDatabase, type IdentityDatabase } from '../testing/test-database.ts';

let database: IdentityDatabase;
beforeAll(async () => {
  database = await createIdentityDatabase({ migrated: false });
});
afterAll(() => database.drop());

const query = (text: string, values: unknown[] = []) =>
  asAdmin(
    database.adminUrl,
    async (client) => (await client.query(text, values)).rows as Record<string, unknown>[],
  );

test('accounts of before phones were checked are kept, with what could be read of their phone', async () => {
  // What is granted then was not there before.
  const { afterMigrate: _, ...before } = identityService;
  await migrate({ ...before, migrations: before.migrations.slice(0, 1) }, database.urls.identity);
  const phones = ['7135550100', '17135550100', '525555500012', '50760000012', '55501000', "o'clock", null];
  for (const [index, phone] of phones.entries()) {
    await query(
      `insert into identity.users (username, email, user_type, nombre, apellido, estado, telefono)
       values ($1, $1 || '@correo.test', 'employer', 'Ana', 'Prueba', $2, $3)`,
      [`vieja${index}`, index === 2 ? null : 'Texas', phone],
    );
  }

  await migrate(identityService, database.urls.identity);

  expect(await query('select pais, telefono, telefono_unchecked from identity.users order by id')).toEqual([
    { pais: 'Estados Unidos', telefono: '+17135550100', telefono_unchecked: null },
    { pais: 'Estados Unidos', telefono: '+17135550100', telefono_unchecked: null },
    { pais: null, telefono: '+525555500012', telefono_unchecked: null },
    { pais: 'Estados Unidos', telefono: '+50760000012', telefono_unchecked: null },
    { pais: 'Estados Unidos', telefono: null, telefono_unchecked: '55501000' },
    { pais: 'Estados Unidos', telefono: null, telefono_unchecked: "o'clock" },
    { pais: 'Estados Unidos', telefono: null, telefono_unchecked: null },
  ]);
  await expect(query(`update identity.users set telefono = '55501000'`)).rejects.toThrow(
    'users_telefono_check',
  );
});
