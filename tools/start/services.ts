import { join } from 'node:path';
import getPort from 'get-port';
import { type ServiceUrls } from './database-owners.ts';
import { siteUrl } from './environment.ts';
import { startLocalProvider } from './local-provider.ts';
import { root, type Processes } from './processes.ts';
import { untilOk } from './readiness.ts';
import { type Secrets } from './secrets.ts';
import { type SocialKeys } from './social-keys.ts';

interface ServicesOptions {
  dataDir: string;
  storeDir: string;
  port: number;
  mailPort?: number;
  host?: string;
  publicUrl?: string;
  smtpUrl?: string | undefined;
  /** Keys of real providers. */
  socialKeys?: SocialKeys | undefined;
  demo: boolean;
  /** Whether others than this machine reach the site. */
  open?: boolean | undefined;
  environment?: Readonly<Record<string, string>>;
  secrets: Secrets;
  urls: ServiceUrls;
}

/** Where the parts answer that a person looks at. */
export interface Addresses {
  url: string;
  /** Undefined when mail goes to a real server. */
  mailUrl: string | undefined;
  /** Who plays Google, Facebook and Microsoft; undefined where nobody does. */
  providerUrl: string | undefined;
}

/** Inbox, local provider, identity, jobs and gateway, each on its port. Resolves when each listens. */
export async function startServices(processes: Processes, options: ServicesOptions): Promise<Addresses> {
  const { host = 'localhost', port, secrets, urls } = options;
  const url = siteUrl(host, port);
  const publicUrl = options.publicUrl ?? url;
  const mail = options.smtpUrl
    ? { smtpUrl: options.smtpUrl, mailUrl: undefined }
    : await startInbox(processes, options.mailPort ?? (await getPort()));
  const provider = await startLocalProvider(processes, { ...options, publicUrl });

  const [identityPort, jobsPort] = [await getPort(), await getPort()];
  const shared = {
    ...options.environment,
    PUBLIC_URL: publicUrl,
    JWT_PUBLIC_KEYS_DIR: secrets.publicKeysDir,
  };
  await Promise.all([
    startService(processes, 'identity', identityPort, {
      ...shared,
      DATABASE_URL: urls.identity,
      JWT_PRIVATE_KEY_FILE: secrets.privateKeyFile,
      CAPTCHA_SECRET_FILE: secrets.captchaSecretFile,
      TWO_FACTOR_KEY_FILE: secrets.twoFactorKeyFile,
      SMTP_URL: mail.smtpUrl,
      CV_FOLDER: join(options.dataDir, 'cv'),
      ...options.socialKeys,
      ...provider?.environment,
    }),
    startService(processes, 'jobs', jobsPort, {
      ...shared,
      DATABASE_URL: urls.jobs,
      SCRATCH_FOLDER: join(options.dataDir, 'scratch'),
    }),
  ]);

  await processes.start(
    {
      name: 'gateway',
      script: [...smallHeap, 'services/gateway/dist/main.js'],
      env: {
        ...onePool,
        ...shared,
        DATABASE_URL: undefined,
        HOST: host,
        PORT: String(port),
        IDENTITY_URL: `http://127.0.0.1:${identityPort}`,
        JOBS_URL: `http://127.0.0.1:${jobsPort}`,
        STORE_DIR: options.storeDir,
      },
    },
    (_, signal) => untilOk(`${url}/registry.json`, 'gateway does not answer', signal),
  );
  return { url, mailUrl: mail.mailUrl, providerUrl: provider?.url };
}

/**
 * What V8 is told, in MiB and percent (decisions 42 and 50). The gateway needs a heap of 30, whatever comes. The services look
 * for what nobody needs once their heap has grown by a quarter, however large it is; jobs tells V8 otherwise where it keeps
 * very many of them (`IndexLoader`). What is young has room enough to die there, and is collected while V8 marks all the rest,
 * too: else it grows meanwhile, to as much as four times its size.
 * What the quick compiler made of a function that has not run for twenty collections goes: most of it is of the start.
 * Maglev, the compiler between the quick one and the good one, has dozens of functions in work at once as load begins.
 * One thread beside the main one marks what is in use: several take all processors, and whoever asked something waits meanwhile.
 * What a place in the code makes is young, always: where nearly all of it outlived a collection, as may be while a service starts, V8
 * would put all that it ever makes among what is old at once, and look through that the more often.
 */
const ofEach = [
  '--no-maglev',
  '--no-allocation-site-pretenuring',
  '--concurrent-marking-max-worker-num=1',
  '--no-separate-gc-phases',
  '--max-semi-space-size=8',
];
const smallHeap = [...ofEach, '--max-old-space-size=128'];
const slowlyGrowing = [
  ...ofEach,
  '--heap-growing-percent=25',
  '--flush-baseline-code',
  '--bytecode-old-age=20',
];
/**
 * What the C library is told. Threads share one pool of memory: of several each keeps what it had at its worst moment. And what
 * is free at its end is given back from 1 MiB on: by itself it learns from the first large piece to keep twice as much.
 */
const onePool = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: String(1024 ** 2),
  MALLOC_TRIM_THRESHOLD_: String(1024 ** 2),
};

/** Resolves when it answers. */
export function startService(
  processes: Processes,
  name: string,
  port: number,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const script = [...slowlyGrowing, `services/${name}/dist/main.js`];
  const spec = { name, script, env: { ...onePool, ...env, PORT: String(port) } };
  return processes.start(spec, (_, signal) =>
    untilOk(`http://127.0.0.1:${port}/health/ready`, `${name} is not ready`, signal),
  );
}

/** Whoever reads it can set everybody's password: so only this machine reaches it, whatever the site listens on. */
export async function startInbox(
  processes: Processes,
  port: number,
): Promise<{ smtpUrl: string; mailUrl: string }> {
  const smtpPort = await getPort();
  const script = [
    join(root, 'node_modules', '.bin', 'maildev'),
    ...['--smtp', String(smtpPort), '--ip', '127.0.0.1'],
    ...['--web', String(port), '--web-ip', '127.0.0.1'],
    '--silent',
  ];
  await processes.start({ name: 'inbox', script, env: { DATABASE_URL: undefined } }, (_, signal) =>
    untilOk(`http://localhost:${port}/email`, 'the inbox does not answer', signal),
  );
  return { smtpUrl: `smtp://127.0.0.1:${smtpPort}`, mailUrl: `http://localhost:${port}` };
}
