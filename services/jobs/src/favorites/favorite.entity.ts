import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

export const Favorite = defineEntity({
  name: 'Favorite',
  tableName: 'favorites',
  properties: {
    id: p.integer().primary(),
    jobId: p.integer(),
    userId: p.integer(),
    createdAt: p.datetime().defaultRaw('now()'),
  },
});

export type Favorite = InferEntity<typeof Favorite>;
