import { z } from 'zod';

/** Its message is one line that names each wrong variable and says what it needs. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Reads the settings of a service from environment variables; an empty one is one that is not set.
 * @throws ConfigError
 */
export function loadConfig<Schema extends z.ZodType>(
  schema: Schema,
  env: Record<string, string | undefined> = process.env,
): z.output<Schema> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const wrong = result.error.issues.map(({ path, code, message }) => {
    // A rule of our own knows what it wants of a variable that is not set.
    const isMissing = given[String(path[0])] === undefined && code !== 'custom';
    return `${path.join('.')}: ${isMissing ? 'is not set' : message}`;
  });
  throw new ConfigError(`Wrong environment variables: ${wrong.join('; ')}`);
}
