// Stands in for the federation runtime's snapshot handler in the shell (see shell-config.mjs).
export { DisabledSnapshotHandler as SnapshotHandler } from 'runtime-core-snapshot-disabled';

/** Asked only when a remote is removed or preloaded, which the shell never does. */
export const getGlobalRemoteInfo = () => ({});
