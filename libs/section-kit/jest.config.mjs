// nx-ignore-next-line: no part of this project; targets name these files among their inputs
import { webPreset } from '../../tools/checks/jest.presets.mjs';

export default webPreset(import.meta.dirname);
