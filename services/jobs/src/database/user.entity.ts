import { defineEntity, p } from '@mikro-orm/core';

/** An account of the identity service: of its table this service knows, and may reference, the id (decision 11). */
export const User = defineEntity({
  name: 'User',
  schema: 'identity',
  tableName: 'users',
  properties: { id: p.integer().primary() },
});
