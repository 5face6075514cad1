import { defineEntity, p } from '@mikro-orm/core';
import { applicationStatuses } from '@puente/domain/jobs';
import { Application } from './application.entity.ts';

/** A state that an application came to. Written by a trigger of its table, whoever changes that. */
export const ApplicationEvent = defineEntity({
  name: 'ApplicationEvent',
  tableName: 'application_events',
  properties: {
    id: p.integer().primary().generated('identity'),
    applicationId: () => p.manyToOne(Application).mapToPk().fieldName('application_id').deleteRule('cascade'),
    status: p.enum(applicationStatuses),
    /** Null where it came to it before this was kept. */
    at: p.datetime().nullable(),
  },
  indexes: [{ name: 'application_events_by_application', properties: ['applicationId', 'id'] }],
});
