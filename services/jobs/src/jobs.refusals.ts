import { applicationMessages, savedSearchMessages } from '@puente/domain/jobs';
import { ApiError, type ConstraintRefusals } from '@puente/service-kit';

/** Deleted since its token was looked at: what it asks for is as if it came a moment later. */
const accountGone = () => new ApiError(401);

/** What somebody is told who does a second time what can be done once, and whose account goes meanwhile. */
export const jobsRefusals: ConstraintRefusals = {
  applications_once_per_job: () => new ApiError(409, applicationMessages.alreadyApplied),
  saved_searches_once: () => new ApiError(409, savedSearchMessages.alreadySaved),
  applications_candidate_id_fkey: accountGone,
  favorites_user_id_fkey: accountGone,
  idempotency_keys_user_id_fkey: accountGone,
  job_reports_reporter_id_fkey: accountGone,
  saved_searches_owner_id_fkey: accountGone,
  jobs_employer_id_fkey: accountGone,
};
