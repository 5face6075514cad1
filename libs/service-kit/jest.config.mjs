import { servicePreset } from '@puente/jest-presets';

export default servicePreset(import.meta.dirname);
