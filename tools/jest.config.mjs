import { nodePreset } from './checks/jest.presets.mjs';

export default nodePreset(import.meta.dirname);
