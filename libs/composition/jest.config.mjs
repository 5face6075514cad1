// nx-ignore-next-line: no part of this project; targets name these files among their inputs
import { nodePreset } from '../../tools/checks/jest.presets.mjs';

export default nodePreset(import.meta.dirname);
