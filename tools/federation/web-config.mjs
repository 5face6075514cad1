import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import CompressionPlugin from 'compression-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { constants } from 'node:zlib';
import webpack from 'webpack';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';

/** Old enough for a cheap phone that still gets updates; new enough to ship no polyfills. */
const browsers = 'chrome >= 111, safari >= 16.4, firefox >= 115';

const workspace = join(import.meta.dirname, '../..');

/**
 * Equal for equal rules only: the styles of two versions of a section, or of two sections with other versions of
 * `libs/ui`, stand in one page.
 */
function classNameOf(app, { resourcePath }, local) {
  const hash = createHash('sha256')
    .update(`${app} ${relative(workspace, resourcePath)} ${local} `)
    .update(readFileSync(resourcePath));
  return `${local}_${hash.digest('base64url').slice(0, 5)}`;
}

/**
 * What the shell and the sections build alike.
 * @param {string} root the app's folder
 * @param {string} name unique among all apps: names the chunk registry and the class prefix
 * @param {number} digits of the hashes in the names of files; the container lists them all, and they do not compress
 * @returns {import('webpack').Configuration}
 */
export const webConfig = (root, name, digits) => ({
  mode: 'production',
  context: root,
  devtool: 'source-map',
  target: ['web', 'es2022'],
  output: {
    path: join(root, 'dist'),
    uniqueName: `puente_${name}`,
    publicPath: 'auto',
    filename: `assets/[name].[contenthash:${digits}].js`,
    chunkFilename: `assets/[name].[contenthash:${digits}].js`,
    assetModuleFilename: `assets/[name].[contenthash:${digits}][ext]`,
    crossOriginLoading: 'anonymous',
    clean: true,
  },
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'swc-loader',
        options: {
          env: { targets: browsers },
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
      {
        test: /\.css$/,
        use: [
          MiniCssExtractPlugin.loader,
          {
            loader: 'css-loader',
            options: {
              modules: {
                auto: /\.module\.css$/,
                getLocalIdent: (context, _pattern, local) => classNameOf(name, context, local),
                namedExport: false,
                exportLocalsConvention: 'as-is',
              },
            },
          },
        ],
      },
      { test: /\.(woff2|svg|png|webp)$/, type: 'asset/resource' },
    ],
  },
  optimization: {
    minimizer: [
      new MinimizerPlugin({
        extractComments: false,
        minimizerOptions: {
          ecma: 2020,
          // Not `module: true`: it takes the container, a global `var`, for unused.
          module: false,
          compress: { passes: 3, pure_getters: true, unsafe_arrows: true, unsafe_methods: true },
          format: { comments: false },
        },
      }),
      new CssMinimizerPlugin(),
    ],
    // Few round trips: a page is one chunk; only what two pages share and is worth a request stands apart.
    splitChunks: {
      chunks: 'async',
      minSize: 12_000,
      maxAsyncRequests: 3,
      cacheGroups: {
        defaultVendors: false,
        // A chunk of nothing but a stand-in for a shared package has no file, and so no hash to put in the entry.
        default: { minChunks: 2, priority: -20, reuseExistingChunk: true, type: /^(javascript|css)\// },
      },
    },
  },
  performance: { hints: false },
  plugins: [
    new MiniCssExtractPlugin({
      filename: `assets/[name].[contenthash:${digits}].css`,
      chunkFilename: `assets/[name].[contenthash:${digits}].css`,
      // Rules are scoped by class names: the order of two files cannot matter.
      ignoreOrder: true,
    }),
    // A section's entry holds one of every chunk, and they do not compress: a third shorter than sha384, as safe.
    new SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }),
    // What no user reads, in the shell and once more in every section (1 kB brotli each).
    new webpack.NormalModuleReplacementPlugin(
      /@module-federation\/error-codes\/dist\/desc\.mjs$/,
      join(import.meta.dirname, 'lean/error-descriptions.mjs'),
    ),
    new webpack.NormalModuleReplacementPlugin(
      /@module-federation\/sdk\/dist\/logger\.js$/,
      join(import.meta.dirname, 'lean/logger.mjs'),
    ),
    new webpack.NormalModuleReplacementPlugin(
      /\.\/createLucideIcon\.mjs$/,
      join(import.meta.dirname, 'lean/lucide-icon.mjs'),
    ),
    new CompressionPlugin({
      filename: '[path][base].br',
      algorithm: 'brotliCompress',
      test: /\.(js|css|html|svg|json)$/,
      compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
      minRatio: 1,
    }),
    new CompressionPlugin({ filename: '[path][base].gz', test: /\.(js|css|html|svg|json)$/, minRatio: 1 }),
  ],
  stats: 'errors-warnings',
});
