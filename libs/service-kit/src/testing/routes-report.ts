import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServiceDefinition } from '../service-definition.ts';

interface Document {
  paths: Record<string, object>;
}

/**
 * The calls that an OpenAPI document describes, and those of the committed report, by which the gateway knows them.
 * With UPDATE_REPORTS the report is written anew.
 */
export function routesReport(service: ServiceDefinition['name'], { paths }: Document) {
  const report = join(import.meta.dirname, `../api-routes/${service}.json`);
  const served = Object.entries(paths)
    .flatMap(([path, calls]) => Object.keys(calls).map((method) => `${method.toUpperCase()} ${path}`))
    .sort();
  if (process.env['UPDATE_REPORTS']) writeFileSync(report, `${JSON.stringify(served, null, 2)}\n`);
  return { served, committed: JSON.parse(readFileSync(report, 'utf8')) as string[] };
}
