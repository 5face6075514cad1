import HtmlWebpackPlugin from 'html-webpack-plugin';
import { webConfig } from '../../../tools/federation/web-config.mjs';

/** All components on one page, built as the sections build them. */
const config = webConfig(import.meta.dirname, 'gallery');

export default {
  ...config,
  entry: './main.tsx',
  plugins: [...config.plugins, new HtmlWebpackPlugin({ template: './index.html' })],
};
