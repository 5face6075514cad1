// The federation runtime’s snapshot handler, as its own option to disable snapshots leaves it.
export { DisabledSnapshotHandler as SnapshotHandler } from 'runtime-core-snapshot-disabled';

/** Asked only when a remote is removed or preloaded, which the shell never does. */
export const getGlobalRemoteInfo = () => ({});
