import { webPreset } from '@puente/jest-presets';

export default webPreset(import.meta.dirname);
