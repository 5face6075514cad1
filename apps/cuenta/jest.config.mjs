import { webPreset } from '../../tools/checks/jest.presets.mjs';

export default webPreset(import.meta.dirname);
