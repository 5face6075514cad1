import { resolve } from 'node:path';
import { logLevelSchema, trustProxySchema } from '@puente/service-kit/config';
import { z } from 'zod';
import { assertFitForOthers } from './open-to-others.ts';
import { root } from './processes.ts';
import { problemOf, socialVariables, type SocialKeys } from './social-keys.ts';
import { StartError } from './stop-signals.ts';

const port = z.coerce.number().int().min(1).max(65_535);
const mailbox = /^([^<>\n]*<[^<>\s@,]+@[^<>\s@,]+>|[^<>\s@,]+@[^<>\s@,]+)$/;

/** What each variable must be, in words that complete «set it to …». */
const variables = {
  PORT: { schema: port.default(4200), wanted: 'a port number from 1 to 65535' },
  MAIL_PORT: { schema: port.default(4280), wanted: 'a port number from 1 to 65535' },
  HOST: {
    schema: z.string().min(1).default('localhost'),
    wanted: 'the address to listen on, such as 0.0.0.0',
  },
  PUBLIC_URL: {
    schema: z
      .url({ protocol: /^https?$/, hostname: /./ })
      .refine((text) => URL.parse(text)?.href === `${URL.parse(text)?.origin}/`)
      .transform((text) => new URL(text).origin)
      .optional(),
    wanted: 'the address people use, without a path, such as https://puente.example',
  },
  DATABASE_URL: {
    schema: z
      .url({ protocol: /^postgres(ql)?$/, hostname: /./ })
      .refine(namesDatabase)
      .optional(),
    wanted: 'postgres://user:password@host:5432/database, or remove it to use the embedded PostgreSQL',
  },
  PUENTE_DATA: { schema: z.string().min(1).default('.puente'), wanted: 'a folder' },
  PUENTE_DEMO: { schema: z.enum(['0', '1']).default('1'), wanted: '1 (sample data) or 0 (empty)' },
  SMTP_URL: {
    schema: z.url({ protocol: /^smtps?$/, hostname: /./ }).optional(),
    wanted: 'smtp://user:password@host:587, or remove it to use the local inbox',
  },
  MAIL_FROM: {
    schema: z.string().regex(mailbox).optional(),
    wanted: 'who mails come from, such as Puente <hola@puente.example>',
  },
  CONTACT_TO: {
    schema: z.string().regex(mailbox).optional(),
    wanted: 'the e-mail address that the contact forms write to',
  },
  MAIL_DAYS: {
    schema: z.coerce.number().positive().max(365).optional(),
    wanted: 'the days for which a mail is tried, above 0 and at most 365',
  },
  MAIL_RESEND: {
    schema: z.enum(['0', '1']).optional(),
    wanted: '1 to try again what was given up, or remove it',
  },
  ALERT_SECONDS: {
    schema: z.coerce.number().int().min(0).max(3600).optional(),
    wanted: 'seconds between two looks for alerts that are due, up to 3600; 0 for none',
  },
  CAPTCHA_COST: {
    schema: z.coerce.number().int().min(1).max(1_000_000).optional(),
    wanted: 'a whole number from 1 to 1000000',
  },
  CV_S3_BUCKET: {
    schema: z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]+[a-z0-9]$/)
      .optional(),
    wanted: 'the name of a bucket for CV files, or remove it to keep them in a folder',
  },
  CV_S3_ENDPOINT: {
    schema: z.url({ protocol: /^https?$/, hostname: /./ }).optional(),
    wanted: 'the address of a store that speaks S3, such as https://s3.example, or remove it to use Amazon',
  },
  CV_S3_REGION: {
    schema: z
      .string()
      .regex(/^[\w-]+$/)
      .optional(),
    wanted: 'a region, such as us-east-1',
  },
  RATE_LIMIT_SCALE: { schema: z.coerce.number().positive().optional(), wanted: 'a number above 0' },
  TRUST_PROXY: {
    schema: trustProxySchema,
    wanted: 'addresses or ranges, comma separated, such as 10.0.0.5, 10.1.0.0/16 or loopback',
  },
  LOG_LEVEL: {
    schema: logLevelSchema.optional(),
    wanted: 'fatal, error, warn, info, debug, trace or silent',
  },
  ...socialVariables,
};

export interface Environment {
  port: number;
  mailPort: number;
  host: string;
  publicUrl: string;
  databaseUrl: string | undefined;
  dataDir: string;
  demo: boolean;
  smtpUrl: string | undefined;
  /** Of who vouches for people; those that are set. */
  socialKeys: SocialKeys;
}

/** @throws StartError that names the wrong variable and says what it must be */
export function readEnvironment(source: NodeJS.ProcessEnv): Environment {
  const read = <Name extends keyof typeof variables>(name: Name) => {
    const { schema, wanted } = variables[name];
    // An empty variable is one that is not set: that is what `.env` files and compose files mean by it.
    const result = schema.safeParse(source[name] || undefined);
    if (!result.success)
      throw new StartError(`${name} is "${withoutPassword(source[name] ?? '')}": set it to ${wanted}.`);
    return result.data as z.output<(typeof variables)[Name]['schema']>;
  };
  // Read by the services themselves, who would refuse them when everything is built and half of it runs.
  const ofServices = ['MAIL_FROM', 'CONTACT_TO', 'MAIL_DAYS', 'MAIL_RESEND'] as const;
  const ofFiles = ['CV_S3_BUCKET', 'CV_S3_ENDPOINT', 'CV_S3_REGION'] as const;
  for (const name of [
    ...ofServices,
    ...ofFiles,
    'ALERT_SECONDS',
    'CAPTCHA_COST',
    'RATE_LIMIT_SCALE',
    'LOG_LEVEL',
  ] as const)
    read(name);
  assertBucketKeys(source);
  const [host, port] = [read('HOST'), read('PORT')];
  const environment = {
    port,
    mailPort: read('MAIL_PORT'),
    host,
    publicUrl: read('PUBLIC_URL') ?? siteUrl(host, port),
    databaseUrl: read('DATABASE_URL'),
    dataDir: resolve(root, read('PUENTE_DATA')),
    demo: read('PUENTE_DEMO') === '1',
    smtpUrl: read('SMTP_URL'),
    socialKeys: readSocialKeys(read),
  };
  if (environment.port === environment.mailPort && !environment.smtpUrl) {
    throw new StartError(`PORT and MAIL_PORT are both ${environment.port}: set one of them to another port.`);
  }
  assertFitForOthers(environment, {
    demo: Boolean(source['PUENTE_DEMO']),
    trustProxy: read('TRUST_PROXY') !== false,
  });
  return environment;
}

/** What identity needs beside a bucket's name: secrets, so that none is told by its value. */
function assertBucketKeys(source: NodeJS.ProcessEnv): void {
  if (!source['CV_S3_BUCKET']) return;
  const missing = ['CV_S3_ACCESS_KEY_ID', 'CV_S3_SECRET_ACCESS_KEY'].filter((name) => !source[name]);
  if (missing.length > 0)
    throw new StartError(`CV_S3_BUCKET is set: set ${missing.join(' and ')} to the key of that bucket, too.`);
}

/** @throws StartError for half a pair */
function readSocialKeys(read: (name: keyof typeof socialVariables) => string | undefined): SocialKeys {
  const names = Object.keys(socialVariables) as (keyof typeof socialVariables)[];
  const keys = Object.fromEntries(
    names.flatMap((name) => {
      const value = read(name);
      return value === undefined ? [] : [[name, value]];
    }),
  ) as SocialKeys;
  const problem = problemOf(keys);
  if (problem) throw new StartError(problem);
  return keys;
}

/** Where this machine finds what listens on `host`. */
export function siteUrl(host: string, port: number): string {
  const name = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** A refusal may end up in a log. */
function withoutPassword(value: string): string {
  return value.replace(/\/\/.*@/, '//…@');
}

function namesDatabase(url: string): boolean {
  try {
    return /^\/[^/]+$/.test(decodeURIComponent(new URL(url).pathname));
  } catch {
    return false;
  }
}
