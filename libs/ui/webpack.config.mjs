import { join } from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { webConfig } from '../../tools/federation/web-config.mjs';

const config = webConfig(join(import.meta.dirname, 'gallery'), 'gallery');

/** The gallery: all components on one page, built as the sections build them. */
export default {
  ...config,
  entry: './main.tsx',
  plugins: [...config.plugins, new HtmlWebpackPlugin({ template: './index.html' })],
};
