import { unknownFields } from '@puente/domain/rest';
import qs from 'qs';

const refusal = Symbol('refusal');

interface QueryIssue {
  path: string[];
  message: string;
}

const limits = { levels: 6, parameters: 100, entries: 100 };

const options: qs.IParseOptions & { depth: number } = {
  depth: limits.levels,
  strictDepth: true,
  parameterLimit: limits.parameters,
  arrayLimit: limits.entries,
  throwOnLimitExceeded: true,
  plainObjects: true, // else `filters[constructor]` would be dropped unseen
};

/** Names of what every object inherits: qs drops some unseen, and no parameter is called so. */
const inherited = /(?:^|\[)(__proto__|constructor|prototype)(?=[[\]]|$)/;

/**
 * Strapi's bracket notation (`filters[employer][id][$eq]=7`) into nested objects, within limits:
 * 6 levels, 100 parameters, 100 entries per list. What is refused is empty, and `queryIssue` tells why, since Fastify's
 * parser may not fail.
 */
export function parseQueryString(text: string): Record<string, unknown> {
  const issue = inheritedName(text);
  if (issue) return refused(issue);
  try {
    return qs.parse(text, options);
  } catch (error) {
    return refused(limitIssue(text, error));
  }
}

/** What is wrong with a query that was refused, by the names of its parameter. */
export function queryIssue(query: unknown): QueryIssue | undefined {
  return (query as { [refusal]?: QueryIssue } | null)?.[refusal];
}

function refused(issue: QueryIssue): Record<string, unknown> {
  return { [refusal]: issue } as Record<string, unknown>;
}

function inheritedName(text: string): QueryIssue | undefined {
  for (const parameter of text.split('&', limits.parameters)) {
    const name = inherited.exec(nameOf(parameter))?.[1];
    if (name) return { path: pathOf(parameter), message: unknownFields([name]) };
  }
  return undefined;
}

/** qs says which limit it was, not of which parameter: that is the one that fails on its own. */
function limitIssue(text: string, error: unknown): QueryIssue {
  const said = error instanceof Error ? error.message : '';
  if (said.startsWith('Parameter limit'))
    return { path: [], message: `La consulta tiene más de ${limits.parameters} parámetros.` };
  // A list may also be too long by all of them together.
  const parameters = text.split('&');
  const path = pathOf(parameters.find(fails) ?? parameters.at(-1) ?? '');
  if (said.startsWith('Input depth'))
    return { path, message: `«${path[0] ?? ''}» tiene más de ${limits.levels} niveles.` };
  return { path, message: `«${path[0] ?? ''}» tiene una lista de más de ${limits.entries} valores.` };
}

function fails(parameter: string): boolean {
  try {
    qs.parse(parameter, options);
    return false;
  } catch {
    return true;
  }
}

/** As qs reads it: a name ends at the first `]=`, else at the first `=`. */
function nameOf(parameter: string): string {
  const plain = parameter.replaceAll(/%5B/gi, '[').replaceAll(/%5D/gi, ']');
  const end = plain.indexOf(']=');
  const name = end === -1 ? (plain.split('=', 1)[0] ?? '') : plain.slice(0, end + 1);
  try {
    return decodeURIComponent(name.replaceAll('+', ' '));
  } catch {
    return name;
  }
}

/** `filters[country][$eq]` as `filters`, `country`, `$eq`. */
function pathOf(parameter: string): string[] {
  return nameOf(parameter)
    .split(/[[\]]+/)
    .filter(Boolean);
}
