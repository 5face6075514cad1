import { defineEntity, p } from '@mikro-orm/core';

/** Bytes that nobody is to find in the store any more, or that may be on their way there and never get a row. */
export const FileRemoval = defineEntity({
  name: 'FileRemoval',
  tableName: 'file_removals',
  properties: {
    key: p.text().primary().check(`key ~ '^[0-9a-f]{64}$'`),
    dueAt: p.datetime().defaultRaw('now()').index(),
    tries: p.integer().default(0),
  },
});
