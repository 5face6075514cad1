// nx-ignore-next-line: no part of this project; targets name these files among their inputs
import { databasePreset } from '../checks/jest.presets.mjs';

export default databasePreset(import.meta.dirname);
