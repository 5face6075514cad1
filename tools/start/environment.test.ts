import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { readEnvironment } from './environment.ts';
import { root } from './processes.ts';
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
  });
});

test('mails link to the port that was asked for', () => {
  expect(readEnvironment({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
  expect(readEnvironment({ PORT: '8080', PUBLIC_URL: 'https://puente.example' }).publicUrl).toBe(
    'https://puente.example',
  );
});

describe('a wrong value is told in one line that names it', () => {
  test.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['MAIL_PORT', '0'],
    ['PUBLIC_URL', 'puente.example'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['PUENTE_DEMO', 'yes'],
    ['SMTP_URL', 'localhost:25'],
    ['CAPTCHA_COST', '-1'],
    ['RATE_LIMIT_SCALE', 'fast'],
  ])('%s=%s', (name, value) => {
    const read = () => readEnvironment({ [name]: value });
    expect(read).toThrow(StartError);
    expect(read).toThrow(new RegExp(`^${name} is "${value}": set it to [^\n]+\\.$`));
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
