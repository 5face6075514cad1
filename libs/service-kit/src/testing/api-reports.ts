import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { openCallMark } from '../auth/access.ts';
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
export function routesReport(service: ServiceDefinition['name'], document: Document): Promise<Report> {
  const routes = callsOf(document).map(({ name }) => name);
  return reportOf(routes, join(import.meta.dirname, `../api-routes/${service}.json`));
}

/** The same of the calls by which everybody may read, of which pages can be made (decision 35). */
export function openReadsReport(service: ServiceDefinition['name'], document: Document): Promise<Report> {
  const reads = callsOf(document).filter(({ name, call }) => name.startsWith('GET ') && openCallMark in call);
  return reportOf(
    reads.map(({ name }) => name),
    join(import.meta.dirname, `../api-routes/${service}.open.json`),
  );
}

const callsOf = ({ paths }: Document) =>
  Object.entries(paths)
    .flatMap(([path, calls]) =>
      Object.entries(calls as Record<string, object>).map(([method, call]) => ({
        name: `${method.toUpperCase()} ${path}`,
        call,
      })),
    )
    .sort((one, other) => (one.name < other.name ? -1 : 1));

async function reportOf(content: unknown, file: string): Promise<Report> {
  const style = await resolveConfig(file);
  const served = await format(JSON.stringify(content, null, 2), { ...style, filepath: file });
  if (process.env['UPDATE_REPORTS']) writeFileSync(file, served);
  return { served, committed: readFileSync(file, 'utf8') };
}
