import { outliveOutput } from '@puente/service-kit/logging';
import { readConfig } from './config.ts';
import { createGateway } from './gateway.ts';

/** For calls that are under way when the end comes. */
const stopDeadline = 10_000;

outliveOutput();
const config = readConfig(process.env);
const gateway = await createGateway(config);

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
