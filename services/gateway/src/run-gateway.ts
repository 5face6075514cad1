import { type ApiRoutes } from '@puente/service-kit/api-routes';
import { runProcess } from '@puente/service-kit/process';
import { readConfig } from './config.ts';
import { createGateway } from './gateway.ts';

/** For calls that are under way when the end comes. */
const stopDeadline = 10_000;

/** The gateway as a process: by its environment, until SIGTERM or SIGINT. */
export function runGateway(routes?: ApiRoutes): Promise<void> {
  return runProcess('gateway', async () => {
    const config = readConfig();
    const gateway = await createGateway(config, routes);

    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        setTimeout(() => process.exit(1), stopDeadline).unref();
        gateway.close().then(
          () => process.exit(0),
          () => process.exit(1),
        );
      });
    }
    await gateway.listen({ port: config.PORT, host: config.HOST });
  });
}
