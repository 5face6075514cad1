import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ApiError, errorBody } from './api-error.ts';

/** Answers every failure in the error shape. Only an ApiError's own words reach the caller; the rest is logged. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger(ErrorFilter.name);

  catch(error: unknown, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    if (reply.sent) return;
    if (error instanceof ApiError) {
      if (error.retryAfter !== undefined) void reply.header('Retry-After', String(error.retryAfter));
      void reply.status(error.getStatus()).send(errorBody(error.getStatus(), error.message, error.details));
      return;
    }
    const status = clientStatus(error) ?? 500;
    if (status >= 500) this.logger.error(error);
    void reply.status(status).send(errorBody(status));
  }
}

/** The 4xx of Nest's, Fastify's and their plugins' own errors. */
function clientStatus(error: unknown): number | undefined {
  if (error instanceof HttpException) return error.getStatus();
  const status = (error as { statusCode?: unknown } | null | undefined)?.statusCode;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined;
}
