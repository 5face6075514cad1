import { describe, expect, test } from '@jest/globals';
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { CheckedTokens } from './checked-tokens.ts';

const newKey = () => generateKeyPairSync('ec', { namedCurve: 'prime256v1' }).publicKey;
const key = newKey();
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;
const claims = (exp: number) => ({
  iss: 'puente' as const,
  aud: 'puente-api' as const,
  sub: '7',
  sid: randomUUID(),
  iat: inSeconds(-60),
  nbf: inSeconds(-60),
  exp,
});

describe('a token that was checked', () => {
  test('is known again, and no other', () => {
    const [tokens, good] = [new CheckedTokens(), claims(inSeconds(60))];
    tokens.keep('good', { claims: good, kid: 'ours', key });
    expect(tokens.find('good', () => key)).toEqual(good);
    expect(tokens.find('goof', () => key)).toBeUndefined();
  });

  test('is to be checked again when it has expired', () => {
    const tokens = new CheckedTokens();
    tokens.keep('late', { claims: claims(inSeconds(0)), kid: 'ours', key });
    expect(tokens.find('late', () => key)).toBeUndefined();
  });

  test.each([
    ['gone', undefined],
    ['another one', newKey()],
  ])('is to be checked again when the key of its name is %s', (_, now) => {
    const tokens = new CheckedTokens();
    tokens.keep('good', { claims: claims(inSeconds(60)), kid: 'ours', key });
    expect(tokens.find('good', () => now)).toBeUndefined();
    expect(tokens.find('good', () => key)).toBeUndefined();
  });
});
