import { z } from 'zod';
import { strictBody } from '../rest/fields.schema.ts';
import { restMessages } from '../rest/messages.catalogue.ts';

const most = 20;

/** How many jobs like one are asked for. */
export const similarQuerySchema = strictBody({
  pageSize: z
    .string(restMessages.invalidValue)
    .regex(/^[1-9]\d?$/, restMessages.invalidValue)
    .default('6')
    .transform(Number)
    .refine((size) => size <= most, restMessages.invalidValue),
});
