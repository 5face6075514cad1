/** The API client that sections share; it comes beside the first section that is opened. */
export const loadApiClient = () => import(/* webpackChunkName: "api-client" */ '@puente/platform/api');
