import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { z } from 'zod';
import type { ServiceDefinition } from '../service-definition.ts';

/** The contract of a service, drawn from the zod schemas of its routes. */
export function openApiDocument(
  app: NestFastifyApplication,
  { title, description }: Pick<ServiceDefinition, 'title' | 'description'>,
): OpenAPIObject {
  const head = new DocumentBuilder()
    .setTitle(title)
    .setDescription(description)
    .setVersion('1')
    .addBearerAuth()
    .build();
  return SwaggerModule.createDocument(app, head, {
    standardSchemaConverter: (schema, { schemaType }) => ({
      // Rules in code (transforms, refinements across fields) have no JSON schema: what goes in is still described.
      schema: z.toJSONSchema(schema as z.ZodType, {
        io: schemaType,
        target: 'openapi-3.0',
        unrepresentable: 'any',
      }) as Record<string, unknown>,
    }),
  });
}
