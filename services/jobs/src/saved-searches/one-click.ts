import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { ApiError } from '@puente/service-kit';
import type { FastifyRequest } from 'fastify';

const route = '/api/saved-searches/stop';

/**
 * Mail programs that stop an alert send a form that says no more than that they do (RFC 8058, 3.1): it is taken on this route
 * alone, and not read. What is to be stopped stands in the address.
 */
export function takeOneClick(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string', bodyLimit: 4096 },
    (request: FastifyRequest, _body, done) => {
      if (request.routeOptions.url === route) done(null, undefined);
      else done(new ApiError(415));
    },
  );
}
