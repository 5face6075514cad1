import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import type { ServiceDefinition } from '../service-definition.ts';

interface Document {
  paths: Record<string, object>;
}

interface Report {
  served: string;
  committed: string;
}

/** A service's OpenAPI document and the committed one, in `file`. With UPDATE_REPORTS that is written anew. */
export const documentReport = (document: Document, file: string): Promise<Report> => reportOf(document, file);

/**
 * The calls that an OpenAPI document describes, and those of the committed report, by which the gateway knows them.
 * With UPDATE_REPORTS the report is written anew.
 */
export function routesReport(service: ServiceDefinition['name'], { paths }: Document): Promise<Report> {
  const routes = Object.entries(paths).flatMap(([path, calls]) =>
    Object.keys(calls).map((method) => `${method.toUpperCase()} ${path}`),
  );
  return reportOf(routes.sort(), join(import.meta.dirname, `../api-routes/${service}.json`));
}

async function reportOf(content: unknown, file: string): Promise<Report> {
  const style = await resolveConfig(file);
  const served = await format(JSON.stringify(content, null, 2), { ...style, filepath: file });
  if (process.env['UPDATE_REPORTS']) writeFileSync(file, served);
  return { served, committed: readFileSync(file, 'utf8') };
}
