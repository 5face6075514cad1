import { describe, expect, test } from '@jest/globals';
import { loadConfig } from './load-config.ts';
import { serviceConfigSchema } from './service-config.ts';

const good = {
  PORT: '4201',
  DATABASE_URL: 'postgres://a:b@localhost:5432/puente',
  JWT_PUBLIC_KEYS_DIR: 'keys',
};

describe('loadConfig', () => {
  test('reads numbers as numbers and fills in what has a default', () => {
    expect(loadConfig(serviceConfigSchema, { ...good, LOG_LEVEL: '', RATE_LIMIT_SCALE: '' })).toEqual({
      ...good,
      PORT: 4201,
      LOG_LEVEL: 'info',
      RATE_LIMIT_SCALE: 1,
    });
  });

  test('names each wrong variable on one line, and tells a missing one from a wrong one', () => {
    const load = () => loadConfig(serviceConfigSchema, { ...good, PORT: 'eighty', DATABASE_URL: undefined });
    expect(load).toThrow(/^Wrong environment variables: .*DATABASE_URL: is not set/);
    expect(load).toThrow(/PORT: (?!is not set)/);
    expect(load).not.toThrow(/\n/);
  });

  test('refuses a database that is not PostgreSQL', () => {
    expect(() =>
      loadConfig(serviceConfigSchema, { ...good, DATABASE_URL: 'mysql://localhost/puente' }),
    ).toThrow('DATABASE_URL');
  });
});
