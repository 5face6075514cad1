import { once } from 'node:events';
import getPort from 'get-port';
import { join } from 'node:path';
import { z } from 'zod';
import { type Processes } from './processes.ts';
import { hasKeys, type SocialKeys } from './social-keys.ts';

/** What it says once it answers. */
const readySchema = z.object({ url: z.url(), environment: z.record(z.string(), z.string()) });

/** Where it answers, and what makes identity believe it. */
export type LocalProvider = z.output<typeof readySchema>;

interface ProviderOptions {
  demo: boolean;
  /** Whether others than this machine reach the site. */
  open?: boolean | undefined;
  publicUrl: string;
  /** Keys of real providers. */
  socialKeys?: SocialKeys | undefined;
  dataDir: string;
}

/**
 * Plays Google, Facebook and Microsoft for a demo without their keys. Whoever reaches it enters as anybody: so only this
 * machine does, it is started for a site that nobody else reaches, and never beside a real provider.
 */
export async function startLocalProvider(
  processes: Processes,
  { demo, open = false, publicUrl, socialKeys = {}, dataDir }: ProviderOptions,
): Promise<LocalProvider | undefined> {
  const isOwn = ['localhost', '127.0.0.1', '[::1]'].includes(new URL(publicUrl).hostname);
  if (!demo || open || !isOwn || hasKeys(socialKeys)) return undefined;
  const env = {
    DATABASE_URL: undefined,
    PUBLIC_URL: publicUrl,
    // Picked here, so that it is at the same address when it ends by itself and is started again.
    PORT: String(await getPort()),
    SECURE_PORT: String(await getPort()),
    CERTIFICATE_FOLDER: join(dataDir, 'identity-provider'),
  };
  const script = ['services/identity/src/testing/identity-provider/main.ts'];
  return processes.start({ name: 'identity-provider', script, env, talks: true }, async (child, signal) => {
    const [message] = await once(child, 'message', { signal });
    return readySchema.parse(message);
  });
}
