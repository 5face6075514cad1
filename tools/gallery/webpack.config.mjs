import HtmlWebpackPlugin from 'html-webpack-plugin';
// nx-ignore-next-line: a build tool, which targets name among their inputs
import { webConfig } from '../federation/web-config.mjs';

const config = webConfig(import.meta.dirname, 'gallery', 12);

/** All components of `libs/ui` on one page, built as the sections build them. */
export default {
  ...config,
  entry: './main.tsx',
  plugins: [...config.plugins, new HtmlWebpackPlugin({ template: './index.html' })],
};
