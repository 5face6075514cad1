process.chdir(__dirname);
require('@strapi/strapi')({ appDir: __dirname, distDir: __dirname }).start();
