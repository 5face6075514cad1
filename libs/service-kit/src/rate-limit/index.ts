// Also for the gateway, which has no Nest: erasable syntax only, and nothing of Nest in this module graph.
export { addressKey } from './address-key.ts';
export { everyRoute, type Budget } from './every-route.ts';
