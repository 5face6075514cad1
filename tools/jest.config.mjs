// nx-ignore-next-line: no part of this project; targets name these files among their inputs
import { nodePreset } from './checks/jest.presets.mjs';

const preset = nodePreset(import.meta.dirname);

export default {
  ...preset,
  // Projects of their own.
  testPathIgnorePatterns: [...preset.testPathIgnorePatterns, '<rootDir>/gallery/', '<rootDir>/seed/'],
};
