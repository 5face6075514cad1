import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { alertFrequencies } from '@puente/domain/jobs';
import { User } from '../database/user.entity.ts';

export const SavedSearch = defineEntity({
  name: 'SavedSearch',
  tableName: 'saved_searches',
  properties: {
    id: p.integer().primary().generated('identity'),
    ownerId: () => p.manyToOne(User).mapToPk().fieldName('owner_id').deleteRule('cascade'),
    /** Which of a person's places it has: there are `savedSearchLimit` of them. What was removed has none. */
    slot: p.smallint().nullable(),
    name: p.text(),
    /** As `savedAddress` of the domain writes it. */
    query: p.text(),
    frequency: p.enum(alertFrequencies),
    /** What a stopped alert goes back to. */
    resumedFrequency: p.enum(['daily', 'weekly']).default('daily'),
    /** 256 random bits, as they stand in mailed links: each mail has the same, so no hash would do (decision 37). */
    code: p.text(),
    createdAt: p.datetime().defaultRaw('now()'),
    /** Up to when its owner knows what is new. */
    lookedAt: p.datetime().defaultRaw('now()'),
    /** Up to when jobs were looked through for the alert. */
    lastAlertAt: p.datetime(),
    nextAlertAt: p.datetime().nullable(),
    /** Since when it is gone but for its owner's changing their mind. */
    removedAt: p.datetime().nullable(),
  },
  uniques: [
    { name: 'saved_searches_once', properties: ['ownerId', 'query'] },
    { name: 'saved_searches_slot', properties: ['ownerId', 'slot'] },
    { name: 'saved_searches_code', properties: ['code'] },
  ],
  checks: [
    { name: 'saved_searches_quota', expression: 'slot >= 1 and slot <= 20' },
    { name: 'saved_searches_due', expression: `(frequency = 'never') = (next_alert_at is null)` },
    { name: 'saved_searches_place', expression: '(removed_at is null) = (slot is not null)' },
  ],
  indexes: [
    { name: 'saved_searches_by_due', properties: ['nextAlertAt'], where: 'next_alert_at is not null' },
    { name: 'saved_searches_removed', properties: ['removedAt'], where: 'removed_at is not null' },
  ],
});

export type SavedSearch = InferEntity<typeof SavedSearch>;
