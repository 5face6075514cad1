import { defineEntity, p } from '@mikro-orm/core';

/** A country, a state (`province`, no `city`) or a town of the three countries; filled by a migration (decision 34). */
export const Place = defineEntity({
  name: 'Place',
  tableName: 'places',
  properties: {
    id: p.integer().primary().autoincrement(false),
    country: p.text(),
    province: p.text().nullable(),
    city: p.text().nullable(),
    /** Inhabitants, as far as they are known: what tells towns of one name apart. */
    size: p.integer(),
    latitude: p.float(),
    longitude: p.float(),
    /** Whether jobs may bear it as their city. */
    postal: p.boolean(),
  },
  indexes: [
    {
      name: 'places_by_name',
      expression:
        'CREATE UNIQUE INDEX places_by_name ON jobs.places USING btree (country, province, city) NULLS NOT DISTINCT',
    },
    {
      name: 'places_by_location',
      expression:
        'CREATE INDEX places_by_location ON jobs.places USING gist (on_earth((latitude)::double precision, (longitude)::double precision)) WHERE postal',
    },
  ],
});

/** What a place is called, as `placeKey` writes it: its own name, its English one, short forms. */
export const PlaceName = defineEntity({
  name: 'PlaceName',
  tableName: 'place_names',
  primaryKeys: ['name', 'placeId'],
  properties: {
    name: p.text().primary(),
    placeId: () => p.manyToOne(Place).mapToPk().primary().fieldName('place_id').deleteRule('cascade'),
  },
  indexes: [
    {
      name: 'place_names_by_start',
      expression: 'CREATE INDEX place_names_by_start ON jobs.place_names USING btree (name text_pattern_ops)',
    },
    {
      name: 'place_names_by_likeness',
      expression: 'CREATE INDEX place_names_by_likeness ON jobs.place_names USING gin (name gin_trgm_ops)',
    },
  ],
});
