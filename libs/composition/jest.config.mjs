import { nodePreset } from '@puente/jest-presets';

export default nodePreset(import.meta.dirname);
