import { nodePreset } from '@puente/jest-presets';

/** What is true of all of the workspace: read anew at every change of it. */
export default nodePreset(import.meta.dirname);
