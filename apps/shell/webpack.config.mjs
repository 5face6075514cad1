// nx-ignore-next-line: no part of this project; targets name these files among their inputs
import { shellConfig } from '../../tools/federation/shell-config.mjs';

export default shellConfig(import.meta.dirname);
