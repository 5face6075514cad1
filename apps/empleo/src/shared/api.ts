import { api as platformApi } from '@puente/platform/api';

const addTags = () =>
  platformApi.enhanceEndpoints({ addTagTypes: ['Job', 'Application', 'Favorite', 'SavedSearch'] });
addTags();

/**
 * The platform's client, with the tags of this section. Not what `enhanceEndpoints` answers: in shells before platform 1.4
 * that would mix up the calls of two versions of this section in one tab (decision 22).
 */
export const api = platformApi as ReturnType<typeof addTags>;
