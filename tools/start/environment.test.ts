import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { readEnvironment } from './environment.ts';
import { root } from './processes.ts';
import { withoutSocialKeys } from './social-keys.ts';
import { StartError } from './stop-signals.ts';

test('an empty environment starts everything locally, with sample data', () => {
  expect(readEnvironment({ DATABASE_URL: '', PORT: '' })).toEqual({
    port: 4200,
    mailPort: 4280,
    host: 'localhost',
    publicUrl: 'http://localhost:4200',
    databaseUrl: undefined,
    dataDir: join(root, '.puente'),
    demo: true,
    smtpUrl: undefined,
    socialKeys: {},
  });
});

test('mails link to the port that was asked for', () => {
  expect(readEnvironment({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
  expect(readEnvironment({ PORT: '8080', PUBLIC_URL: 'http://Puente.example/' }).publicUrl).toBe(
    'http://puente.example',
  );
});

describe('a wrong value is told in one line that names it', () => {
  test.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['MAIL_PORT', '0'],
    ['PUBLIC_URL', 'puente.example'],
    ['PUBLIC_URL', 'https://puente.example/empleos'],
    ['PUBLIC_URL', 'https://puente.example?a=b'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_URL', 'postgres://localhost:5432'],
    ['DATABASE_URL', 'postgres://localhost:5432/'],
    ['DATABASE_URL', 'postgres:///puente?host=/run/postgresql'],
    ['DATABASE_URL', 'postgres://localhost/%'],
    ['PUENTE_DEMO', 'yes'],
    ['SMTP_URL', 'localhost:25'],
    ['SMTP_URL', 'smtp:localhost:25'],
    ['SMTP_URL', 'smtp://'],
    ['MAIL_FROM', 'Puente'],
    ['CONTACT_TO', 'contacto'],
    ['ALERT_SECONDS', '-1'],
    ['MAIL_DAYS', 'five'],
    ['MAIL_DAYS', '0'],
    ['MAIL_DAYS', '366'],
    ['MAIL_RESEND', 'yes'],
    ['CV_S3_BUCKET', 'Mis CV'],
    ['CV_S3_ENDPOINT', 's3.example'],
    ['CV_S3_REGION', 'a b'],
    ['CAPTCHA_COST', '-1'],
    ['CAPTCHA_COST', '1000001'],
    ['RATE_LIMIT_SCALE', 'fast'],
    ['RATE_LIMIT_SCALE', 'Infinity'],
    ['TRUST_PROXY', 'puente.example'],
    ['TRUST_PROXY', '1'],
    ['TRUST_PROXY', '10.0.0.0/40'],
    ['LOG_LEVEL', 'loud'],
    ['GOOGLE_TOKEN_URL', 'http://oauth2.example/token'],
    ['GOOGLE_TOKEN_URL', 'http://localhost.example/token'],
    ['GOOGLE_USERINFO_URL', 'https://openid.example/profile'],
    ['FACEBOOK_GRAPH_URL', 'graph.example'],
    ['MICROSOFT_METADATA_URL', 'http://localhost:4300/common'],
  ])('%s=%s', (name, value) => {
    const read = () => readEnvironment({ [name]: value });
    expect(read).toThrow(StartError);
    expect(read).toThrow(
      new RegExp(`^${name} is "${value.replaceAll(/[.?]/g, '\\$&')}": set it to [^\n]+\\.$`),
    );
  });

  test('without the password in it', () => {
    expect(() => readEnvironment({ DATABASE_URL: 'mysql://ana:se@creta@localhost/x' })).toThrow(
      /^DATABASE_URL is "mysql:\/\/…@localhost\/x": /,
    );
  });

  test('a bucket without the key to it', () => {
    const read = (more: object) => () => readEnvironment({ CV_S3_BUCKET: 'puente-cv', ...more });
    expect(read({})).toThrow(
      /^CV_S3_BUCKET is set: set CV_S3_ACCESS_KEY_ID and CV_S3_SECRET_ACCESS_KEY to [^\n]+\.$/,
    );
    expect(read({ CV_S3_ACCESS_KEY_ID: 'puente' })).toThrow(
      /^CV_S3_BUCKET is set: set CV_S3_SECRET_ACCESS_KEY /,
    );
    expect(read({ CV_S3_ACCESS_KEY_ID: 'puente', CV_S3_SECRET_ACCESS_KEY: 'x' })().port).toBe(4200);
  });

  test('one port for two things', () => {
    expect(() => readEnvironment({ PORT: '5000', MAIL_PORT: '5000' })).toThrow(
      /^PORT and MAIL_PORT are both 5000/,
    );
    expect(readEnvironment({ PORT: '5000', MAIL_PORT: '5000', SMTP_URL: 'smtp://mail.example' }).port).toBe(
      5000,
    );
  });
});

describe('a site that others reach', () => {
  const said = { SMTP_URL: 'smtp://mail.example', PUENTE_DEMO: '0', TRUST_PROXY: 'loopback' };

  test.each([{ HOST: '0.0.0.0' }, { HOST: '::' }, { HOST: '192.168.1.5' }, { HOST: 'puente.example' }])(
    'by its address asks where mails go and whether there are demo accounts: %j',
    (env) => {
      const read = (more: object) => () => readEnvironment({ ...env, ...more });
      expect(read({})).toThrow(
        /^HOST is "[^"]+", so others reach this site: set SMTP_URL to .+; PUENTE_DEMO to .+\.$/,
      );
      expect(read({ SMTP_URL: said.SMTP_URL })).toThrow(/this site: set PUENTE_DEMO to [^;]+\.$/);
      expect(read({ PUENTE_DEMO: '1' })).toThrow(/this site: set SMTP_URL to [^;]+\.$/);
      expect(read({ SMTP_URL: said.SMTP_URL, PUENTE_DEMO: '1' })()).toMatchObject({ demo: true });
    },
  );

  test('on https asks for the proxies in front, too', () => {
    const read = (more: object) => () => readEnvironment({ PUBLIC_URL: 'https://puente.example', ...more });
    expect(read({})).toThrow(
      /^PUBLIC_URL is "https:[^"]+", so others reach this site: set SMTP_URL .+; PUENTE_DEMO .+; TRUST_PROXY .+\.$/,
    );
    expect(read({ ...said, TRUST_PROXY: ' , ' })).toThrow(/this site: set TRUST_PROXY to [^;]+\.$/);
    expect(read({ ...said, TRUST_PROXY: '10.0.0.9, 127.0.0.1' })()).toMatchObject({ demo: false });
  });

  test.each(['localhost', '127.0.0.1', '127.0.1.1', '::1', '0:0:0:0:0:0:0:1', '::ffff:127.0.0.1'])(
    'is not one on %s',
    (host) => expect(readEnvironment({ HOST: host })).toMatchObject({ host, demo: true }),
  );

  test('is at the address it listens on, if that is one', () => {
    expect(readEnvironment({ ...said, HOST: '192.168.1.5' }).publicUrl).toBe('http://192.168.1.5:4200');
    expect(readEnvironment({ ...said, HOST: 'fd00::5' }).publicUrl).toBe('http://[fd00::5]:4200');
    expect(readEnvironment({ ...said, HOST: '0.0.0.0' }).publicUrl).toBe('http://localhost:4200');
  });
});

describe('keys of social sign-in', () => {
  test('are handed on as they are, and none that is not set', () => {
    const given = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret', MICROSOFT_CLIENT_ID: 'public' };
    expect(readEnvironment({ ...given, FACEBOOK_APP_ID: '' }).socialKeys).toEqual(given);
  });

  test.each([
    ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
    ['GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID'],
    ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'],
    ['FACEBOOK_APP_SECRET', 'FACEBOOK_APP_ID'],
    ['MICROSOFT_CLIENT_SECRET', 'MICROSOFT_CLIENT_ID'],
  ])('%s needs %s', (there, missing) => {
    const read = () => readEnvironment({ [there]: 'x' });
    expect(read).toThrow(StartError);
    expect(read).toThrow(`${there} is set and ${missing} is not: set both, or neither.`);
  });

  test('reach no process but the one that is given them', () => {
    expect(
      withoutSocialKeys({ PATH: '/bin', GOOGLE_CLIENT_SECRET: 'secret', FACEBOOK_GRAPH_URL: 'x' }),
    ).toEqual({
      PATH: '/bin',
    });
  });
});
