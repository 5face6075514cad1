// nx-ignore-next-line: no part of this project; targets name these files among their inputs
import { sectionConfig } from '../../tools/federation/section-config.mjs';

export default sectionConfig(import.meta.dirname);
