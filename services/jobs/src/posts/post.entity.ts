import { defineEntity, p } from '@mikro-orm/core';

/** Written by whoever runs Puente (the seed, for now); the service only reads them. */
export const Post = defineEntity({
  name: 'Post',
  tableName: 'posts',
  properties: {
    id: p.integer().primary().generated('identity'),
    nombre: p.text(),
    documentId: p.text().unique(),
    number: p.double().nullable(),
    createdAt: p.datetime().defaultRaw('now()'),
  },
});
