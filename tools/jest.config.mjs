import { nodePreset } from '@puente/jest-presets';

const preset = nodePreset(import.meta.dirname);

export default {
  ...preset,
  // Projects of their own.
  testPathIgnorePatterns: [
    ...preset.testPathIgnorePatterns,
    '<rootDir>/gallery/',
    '<rootDir>/seed/',
    '<rootDir>/workspace/',
  ],
};
