import { api as platformApi } from '@puente/platform/api';

const tagged = platformApi.enhanceEndpoints({ addTagTypes: ['Job', 'Application', 'Favorite'] });

/**
 * The platform's client, with the tags of this section. Not `tagged` itself: what shells before platform 1.4 answer
 * there would mix up the calls of two versions of this section in one tab (decision 22).
 */
export const api = platformApi as typeof tagged;
