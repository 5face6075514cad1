import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import * as identity from './src/identity/index.ts';
import * as jobs from './src/jobs/index.ts';
import * as places from './src/places/index.ts';
import * as plans from './src/plans/index.ts';
import * as resources from './src/resources/index.ts';
import * as rest from './src/rest/index.ts';

const contexts: Record<string, Record<string, unknown>> = { identity, jobs, places, plans, resources, rest };

/**
 * The JSON schema of every exported zod schema, as a client has to send it, named `context.export`;
 * a schema inside another is a reference to its own entry.
 */
export function schemaReport(): Record<string, unknown> {
  const registry = z.registry<{ id: string }>();
  for (const [context, exported] of Object.entries(contexts)) {
    for (const [name, schema] of Object.entries(exported)) {
      if (schema instanceof z.ZodType) registry.add(schema, { id: `${context}.${name}` });
    }
  }
  return z.toJSONSchema(registry, { io: 'input', uri: (id) => `#/schemas/${id}` }).schemas;
}

if (import.meta.main) {
  const report = { schemas: schemaReport() };
  writeFileSync(join(import.meta.dirname, 'schema.json'), `${JSON.stringify(report, null, 2)}\n`);
}
