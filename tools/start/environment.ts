import { resolve } from 'node:path';
import { z } from 'zod';
import { root } from './processes.ts';
import { StartError } from './stop-signals.ts';

const port = z.coerce.number().int().min(1).max(65_535);
const positive = z.coerce.number().positive();

/** What each variable must be, in words that complete «set it to …». */
const variables = {
  PORT: { schema: port.default(4200), wanted: 'a port number from 1 to 65535' },
  MAIL_PORT: { schema: port.default(4280), wanted: 'a port number from 1 to 65535' },
  HOST: {
    schema: z.string().min(1).default('localhost'),
    wanted: 'the address to listen on, such as 0.0.0.0',
  },
  PUBLIC_URL: {
    schema: z.url({ protocol: /^https?$/ }).optional(),
    wanted: 'the address people use, such as https://puente.example',
  },
  DATABASE_URL: {
    schema: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    wanted: 'postgres://user:password@host:5432/database, or remove it to use the embedded PostgreSQL',
  },
  PUENTE_DATA: { schema: z.string().min(1).default('.puente'), wanted: 'a folder' },
  PUENTE_DEMO: { schema: z.enum(['0', '1']).default('1'), wanted: '1 (sample data) or 0 (empty)' },
  SMTP_URL: {
    schema: z.url({ protocol: /^smtps?$/ }).optional(),
    wanted: 'smtp://user:password@host:587, or remove it to use the local inbox',
  },
  CAPTCHA_COST: { schema: z.coerce.number().int().positive().optional(), wanted: 'a whole number above 0' },
  RATE_LIMIT_SCALE: { schema: positive.optional(), wanted: 'a number above 0' },
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
}

/** @throws StartError that names the wrong variable and says what it must be */
export function readEnvironment(source: NodeJS.ProcessEnv): Environment {
  const read = <Name extends keyof typeof variables>(name: Name) => {
    const { schema, wanted } = variables[name];
    // An empty variable is one that is not set: that is what `.env` files and compose files mean by it.
    const result = schema.safeParse(source[name] || undefined);
    if (!result.success) throw new StartError(`${name} is "${source[name]}": set it to ${wanted}.`);
    return result.data as z.output<(typeof variables)[Name]['schema']>;
  };
  read('CAPTCHA_COST');
  read('RATE_LIMIT_SCALE');
  const environment = {
    port: read('PORT'),
    mailPort: read('MAIL_PORT'),
    host: read('HOST'),
    publicUrl: read('PUBLIC_URL') ?? `http://localhost:${read('PORT')}`,
    databaseUrl: read('DATABASE_URL'),
    dataDir: resolve(root, read('PUENTE_DATA')),
    demo: read('PUENTE_DEMO') === '1',
    smtpUrl: read('SMTP_URL'),
  };
  if (environment.port === environment.mailPort && !environment.smtpUrl) {
    throw new StartError(`PORT and MAIL_PORT are both ${environment.port}: set one of them to another port.`);
  }
  return environment;
}
