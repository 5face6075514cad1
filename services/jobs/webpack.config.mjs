// nx-ignore-next-line: no part of this project; targets name these files among their inputs
import { serviceConfig } from '../../tools/build/service.webpack.mjs';

export default serviceConfig(import.meta.dirname);
