import { applicationMessages, favoriteMessages } from '@puente/domain/jobs';
import { ApiError, type ConstraintRefusals } from '@puente/service-kit';

/** What somebody is told who does a second time what can be done once. */
export const jobsRefusals: ConstraintRefusals = {
  applications_once_per_job: () => new ApiError(409, applicationMessages.alreadyApplied),
  favorites_once_per_job: () => new ApiError(409, favoriteMessages.alreadySaved),
};
