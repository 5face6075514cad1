// nx-ignore-next-line: no part of this project; targets name these files among their inputs
import { sectionConfig } from '../../tools/federation/section-config.mjs';

const config = sectionConfig(import.meta.dirname);

/** What jsPDF would fetch to draw pages and pictures: invoices are text and shapes. */
const unused = ['canvg', 'dompurify', 'fast-png', 'html2canvas'];

export default {
  ...config,
  resolve: { ...config.resolve, alias: Object.fromEntries(unused.map((name) => [name, false])) },
};
