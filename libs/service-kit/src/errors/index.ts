// Also for the gateway, which has no Nest: nothing of Nest in this module graph.
export { comeBackAfter, errorBody } from './error-body.ts';
