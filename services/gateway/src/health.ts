import { type Draining } from '@puente/service-kit/calls';
import { type FastifyInstance } from 'fastify';
import { sendApiError } from './api-errors.ts';
import { type GatewayConfig } from './config.ts';

const deadline = 2000;

/** `/health/*` for whoever runs the gateway; `/api/health` for whoever asks whether all of Puente works. */
export async function health(
  gateway: FastifyInstance,
  config: GatewayConfig,
  draining: Draining,
): Promise<void> {
  gateway.get('/health/live', async () => ({ status: 'ok' }));
  gateway.get('/health/ready', async (_, reply) =>
    draining.begun ? sendApiError(reply, 503) : { status: 'ok' },
  );

  gateway.get('/api/health', async (_, reply) => {
    const [identity, jobs] = await Promise.all([stateOf(config.IDENTITY_URL), stateOf(config.JOBS_URL)]);
    const services = { gateway: draining.begun ? 'ending' : 'ready', identity, jobs };
    const ready = Object.values(services).every((state) => state === 'ready');
    reply.code(ready ? 200 : 503).header('cache-control', 'no-store');
    if (!ready) reply.header('retry-after', '1');
    return { status: ready ? 'ok' : 'unavailable', services };
  });
}

/** `starting`: it answers, but lacks something it needs, such as its database; or it is about to end. */
async function stateOf(url: string): Promise<'ready' | 'starting' | 'unreachable'> {
  try {
    const response = await fetch(new URL('/health/ready', url), { signal: AbortSignal.timeout(deadline) });
    await response.body?.cancel();
    return response.ok ? 'ready' : 'starting';
  } catch {
    return 'unreachable';
  }
}
