import { join } from 'node:path';
import MinimizerPlugin from 'minimizer-webpack-plugin';

/** What stays a module of node_modules. */
const outside = [
  // Brings native parts, or finds files beside its own.
  '@node-rs/argon2',
  'sharp',
  'swagger-ui-dist',
  'unpdf',
  // Needs rules that no module has any more (`arguments.callee`), or very much of which little is used.
  '@aws-sdk/client-s3',
  'passport',
  'passport-azure-ad',
  'passport-facebook',
  'passport-google-oauth20',
  // Looked for by others in case it is installed, which it is not.
  '@fastify/view',
  '@nestjs/microservices',
  '@nestjs/platform-express',
  '@nestjs/websockets',
  'bufferutil',
  'class-transformer',
  'class-validator',
  'pg-native',
  'pino-pretty',
  'utf-8-validate',
];
const staysOutside = (request) => outside.some((name) => request === name || request.startsWith(`${name}/`));

/**
 * A service as ESM files: dist/main.js is its own code with that of the workspace's libraries, as it was written;
 * dist/packages.js the npm packages without their comments (decision 50).
 * @param {string} dirname the project's folder
 * @returns {import('webpack').Configuration}
 */
export function serviceConfig(dirname) {
  return {
    mode: 'production',
    target: 'node24',
    context: dirname,
    entry: { main: './src/main.ts' },
    devtool: 'source-map',
    experiments: { outputModule: true },
    output: {
      path: join(dirname, 'dist'),
      filename: '[name].js',
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
      clean: true,
    },
    externals: ({ request = '', dependencyType }, done) => {
      if (!staysOutside(request)) done();
      else done(undefined, `${dependencyType === 'commonjs' ? 'node-commonjs' : 'module-import'} ${request}`);
    },
    module: {
      rules: [
        // Packages that ask where they are, or look for others from there, are told where the service lies.
        { test: /[\\/]node_modules[\\/].*\.[cm]?js$/, parser: { importMeta: false, createRequire: false } },
        {
          test: /\.ts$/,
          use: {
            loader: 'swc-loader',
            options: {
              jsc: {
                target: 'es2023',
                parser: { syntax: 'typescript', decorators: true },
                transform: { legacyDecorator: true, decoratorMetadata: true },
                output: { charset: 'ascii' },
              },
            },
          },
        },
      ],
    },
    optimization: {
      splitChunks: {
        cacheGroups: {
          default: false,
          defaultVendors: false,
          packages: { test: /[\\/]node_modules[\\/]/, name: 'packages', chunks: 'initial', enforce: true },
        },
      },
      minimizer: [
        // Names are read at run time and in stack traces: nothing is renamed. One character beyond ASCII would have V8 keep
        // the whole text in two bytes a character.
        new MinimizerPlugin({
          exclude: /^main\.js$/,
          extractComments: false,
          minify: MinimizerPlugin.swcMinify,
          minimizerOptions: {
            module: true,
            compress: false,
            mangle: false,
            format: { comments: false, asciiOnly: true },
          },
        }),
      ],
    },
    performance: false,
    // `import(name)` of packages that have it in case they are asked for something by its name, which they are not.
    ignoreWarnings: [{ module: /node_modules/, message: /request of a dependency is an expression/ }],
    stats: 'errors-warnings',
  };
}
