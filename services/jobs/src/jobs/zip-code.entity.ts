import { defineEntity, p } from '@mikro-orm/core';

/** A postal code of the United States, its town and its state; filled by a migration, read by the search and a trigger. */
export const ZipCode = defineEntity({
  name: 'ZipCode',
  tableName: 'zip_codes',
  properties: {
    zip: p.text().primary(),
    city: p.text(),
    province: p.text(),
    latitude: p.float(),
    longitude: p.float(),
  },
  indexes: [
    {
      name: 'zip_codes_by_city',
      expression: 'CREATE INDEX zip_codes_by_city ON jobs.zip_codes USING btree (plain(words(city)))',
    },
  ],
});
