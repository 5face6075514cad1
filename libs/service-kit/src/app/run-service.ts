import { ConfigError, loadConfig } from '../config/load-config.ts';
import { migrationConfigSchema, type ServiceConfig } from '../config/service-config.ts';
import { migrate } from '../database/migrate.ts';
import { outliveOutput } from '../logging/log-destination.ts';
import type { ServiceDefinition } from '../service-definition.ts';
import { createApp } from './create-app.ts';

/**
 * The whole of a service's main.ts. With the argument `migrate`: brings the database up to date and ends. Without:
 * listens on 127.0.0.1:PORT until SIGTERM or SIGINT, then finishes what it has begun.
 */
export async function runService<Config extends ServiceConfig>(
  service: ServiceDefinition<Config>,
): Promise<void> {
  outliveOutput();
  try {
    if (process.argv[2] === 'migrate') {
      const applied = await migrate(service, loadConfig(migrationConfigSchema).DATABASE_URL);
      console.log(
        `${service.name}: ${applied.length === 0 ? 'up to date' : `migrated ${applied.join(', ')}`}`,
      );
      return;
    }
    const config = loadConfig(service.config);
    const app = await createApp(service, config);
    app.enableShutdownHooks(undefined, { useProcessExit: true });
    await app.listen(config.PORT, '127.0.0.1');
  } catch (error) {
    console.error(`${service.name}: ${describe(error)}`);
    process.exit(1);
  }
}

/** One line for what the person who starts it can put right (a variable, a busy port, no database), else the stack. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error instanceof ConfigError || 'syscall' in error ? error.message : (error.stack ?? error.message);
}
