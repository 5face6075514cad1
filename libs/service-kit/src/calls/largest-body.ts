/**
 * Largest JSON body accepted, in bytes; beyond it: 413. The same for a service and whoever stands in front of it: were
 * the latter's larger, the service would refuse and hang up while it is still written to, and the refusal would be lost.
 */
export const largestBody = 100 * 1024;
