import { applyDecorators } from '@nestjs/common';
import { ApiHeader, ApiResponse } from '@nestjs/swagger';
import { keyPattern } from './keyed-call.ts';

/**
 * A write that may be repeated without being done twice, by whoever sends an `Idempotency-Key` along: a signed-in person's
 * call with the same key and body is answered as the first one was, for as long as the service keeps its keys. One that
 * comes while the first is under way waits for it. The same key with another body, or on another route, is a 422; a key
 * that is none a 400. Refusals are not kept: after one the key is as new.
 *
 * This tells of it; what does it is `@CallKey()` and `writeOnce`.
 */
export const Idempotent = () =>
  applyDecorators(
    ApiHeader({
      name: 'Idempotency-Key',
      required: false,
      description:
        'One for each intent: the same call with the same key is done once and answered alike for 24 hours',
      schema: { type: 'string', pattern: keyPattern.source },
    }),
    ApiResponse({ status: 422, description: 'The key was used for another call' }),
  );
