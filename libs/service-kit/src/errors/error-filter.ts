import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';
import { constraintRefusal, type ConstraintRefusals } from './constraint-refusal.ts';
import { databaseRefusal } from './database-refusal.ts';
import { comeBackAfter, errorBody } from './error-body.ts';

/** Answers every failure in the error shape. Only an ApiError's own words reach the caller; the rest is logged. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger(ErrorFilter.name);

  constructor(private readonly refusals: ConstraintRefusals = {}) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    if (reply.sent) return;
    const told = error instanceof ApiError ? error : constraintRefusal(error, this.refusals);
    if (told) {
      if (told.retryAfter !== undefined) void reply.header('Retry-After', String(told.retryAfter));
      void reply.status(told.getStatus()).send(errorBody(told.getStatus(), told.message, told.details));
      return;
    }
    const refusal = databaseRefusal(error);
    const failed = { err: error, reqId: http.getRequest<FastifyRequest>().id };
    // A rule that only the database knew of: right to refuse, but one that a schema might have told in better words.
    if (refusal && !reply.raw.destroyed) this.logger.warn(failed);
    const status = refusal ?? clientStatus(error) ?? 500;
    if (status >= 500 && !refusal) this.logger.error(failed);
    if (status === 503) void reply.header('Retry-After', String(comeBackAfter));
    void reply.status(status).send(errorBody(status));
  }
}

/** The 4xx of Nest's, Fastify's and their plugins' own errors. */
function clientStatus(error: unknown): number | undefined {
  if (error instanceof HttpException) return error.getStatus();
  const status = (error as { statusCode?: unknown } | null | undefined)?.statusCode;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined;
}
