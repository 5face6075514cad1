import { defineEntity, p } from '@mikro-orm/core';
import { cvMimeTypes } from '@puente/domain/identity';
import { User } from '../users/user.entity.ts';

/** A file that somebody sent. Attached, it is their CV; else it waits to be, for 24 hours. */
export const StoredFile = defineEntity({
  name: 'StoredFile',
  tableName: 'files',
  properties: {
    id: p.integer().primary().generated('identity'),
    userId: () => p.manyToOne(User).mapToPk().fieldName('user_id').deleteRule('cascade'),
    /** Which of the files an account may have it is: two cannot be the same, so there are never more. */
    slot: p.smallint(),
    /** Its random name in the store. */
    key: p.text().check(`key ~ '^[0-9a-f]{64}$'`),
    /** For whoever downloads it. */
    name: p.text().check('char_length(name) >= 1 and char_length(name) <= 120'),
    type: p.enum(cvMimeTypes),
    /** Bytes. */
    size: p.integer().check('size >= 1 and size <= 2097152'),
    attachedAt: p.datetime().nullable(),
    createdAt: p.datetime().defaultRaw('now()'),
  },
  checks: [{ name: 'files_quota', expression: 'slot >= 1 and slot <= 5' }],
  uniques: [
    { properties: ['userId', 'slot'] },
    { properties: ['key'] },
    {
      name: 'files_one_cv',
      expression:
        'CREATE UNIQUE INDEX files_one_cv ON identity.files USING btree (user_id) WHERE (attached_at IS NOT NULL)',
    },
  ],
  indexes: [
    {
      name: 'files_created_at_idx',
      expression:
        'CREATE INDEX files_created_at_idx ON identity.files USING btree (created_at) WHERE (attached_at IS NULL)',
    },
  ],
});
