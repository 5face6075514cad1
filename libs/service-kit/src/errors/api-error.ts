import { HttpException } from '@nestjs/common';
import type { ErrorDetails } from '@puente/domain/rest';
import { defaultMessage } from './error-body.ts';

interface ApiErrorOptions {
  details?: ErrorDetails;
  /** Seconds after which the caller may try again; sent as `Retry-After`. */
  retryAfter?: number;
}

/** A failure the caller is told about, in the error shape. Its message is shown to users: Spanish. */
export class ApiError extends HttpException {
  readonly details: ErrorDetails;
  readonly retryAfter: number | undefined;

  constructor(status: number, message = defaultMessage(status), options: ApiErrorOptions = {}) {
    super(message, status);
    this.details = options.details ?? {};
    this.retryAfter = options.retryAfter;
  }
}
