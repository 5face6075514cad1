import { databasePreset } from '@puente/jest-presets';

export default databasePreset(import.meta.dirname);
