import { api as platformApi } from '@puente/platform/api';

const tagged = platformApi.enhanceEndpoints({ addTagTypes: ['Job', 'Application', 'Favorite'] });

/**
 * The platform's client, with the tags of this section. Calls go in by the platform's own `injectEndpoints`: that of
 * `tagged` would mix up those of two versions of this section in one tab, in shells before platform 1.4 (decision 22).
 */
export const api = {
  ...tagged,
  injectEndpoints: platformApi.injectEndpoints as typeof tagged.injectEndpoints,
};
