import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import webpack from 'webpack';
import config from './webpack.config.mjs';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Builds the gallery, again at every change, and serves it on `PORT` or a free one. */
webpack(config).watch({}, (error, stats) => {
  console.log(error ?? stats.toString('errors-warnings'));
});

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url, 'http://localhost');
  // The pathname of a URL holds no `..`.
  const file = join(config.output.path, pathname === '/' ? 'index.html' : pathname);
  response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
  createReadStream(file)
    .on('error', () => response.writeHead(404).end())
    .pipe(response);
});
server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => {
  console.log(`http://localhost:${server.address().port}/`);
});
