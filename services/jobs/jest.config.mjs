// nx-ignore-next-line: no part of this project; targets name these files among their inputs
import { servicePreset } from '../../tools/checks/jest.presets.mjs';

export default servicePreset(import.meta.dirname);
