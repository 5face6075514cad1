import { join } from 'node:path';

/**
 * A service as one ESM file, dist/main.js. Workspace libraries are bundled; npm packages stay modules of node_modules.
 * @param {string} dirname the project's folder
 * @returns {import('webpack').Configuration}
 */
export function serviceConfig(dirname) {
  return {
    mode: 'production',
    target: 'node24',
    context: dirname,
    entry: './src/main.ts',
    devtool: 'source-map',
    experiments: { outputModule: true },
    output: {
      path: join(dirname, 'dist'),
      filename: 'main.js',
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
      clean: true,
    },
    externalsType: 'module',
    externals: ({ request = '' }, done) => {
      const isPackage = /^(@[\w-]+\/)?[\w-]/.test(request) && !request.startsWith('@puente/');
      if (isPackage) done(undefined, `module ${request}`);
      else done();
    },
    module: {
      rules: [
        {
          test: /\.ts$/,
          use: {
            loader: 'swc-loader',
            options: {
              jsc: {
                target: 'es2023',
                parser: { syntax: 'typescript', decorators: true },
                transform: { legacyDecorator: true, decoratorMetadata: true },
              },
            },
          },
        },
      ],
    },
    // Class names are read at run time (dependency injection, logs), and a server gains nothing by smaller code.
    optimization: { minimize: false },
    performance: false,
    stats: 'errors-warnings',
  };
}
