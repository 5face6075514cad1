import { nodePreset } from '../../tools/checks/jest.presets.mjs';

export default nodePreset(import.meta.dirname);
