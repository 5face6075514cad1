import { defineEntity, p } from '@mikro-orm/core';

/** What jobs publishes to the identity service: whose application to a job of theirs an employer has now. */
export const ReceivedApplication = defineEntity({
  name: 'ReceivedApplication',
  tableName: 'received_applications',
  view: true,
  expression: `
    select distinct a.candidate_id, j.employer_id
    from jobs.applications a join jobs.jobs j on j.id = a.job_id
    where a.withdrawn_at is null`,
  properties: {
    candidateId: p.integer().primary(),
    employerId: p.integer().primary(),
  },
});
