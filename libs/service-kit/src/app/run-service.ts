import { loadConfig } from '../config/load-config.ts';
import { migrationConfigSchema, type ServiceConfig } from '../config/service-config.ts';
import { migrate } from '../database/migrate.ts';
import { runProcess } from '../process/run-process.ts';
import type { ServiceDefinition } from '../service-definition.ts';
import { createApp } from './create-app.ts';

/**
 * The whole of a service's main.ts. With the argument `migrate`: brings the database up to date and ends. Without:
 * listens on 127.0.0.1:PORT until SIGTERM or SIGINT, then finishes what it has begun.
 */
export function runService<Config extends ServiceConfig>(service: ServiceDefinition<Config>): Promise<void> {
  return runProcess(service.name, async () => {
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
  });
}
