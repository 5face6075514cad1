import { expect, test } from '@jest/globals';
import { readSecondCode, recoveryCodeOf } from './index.ts';

test.each([
  ['123456', { kind: 'app', code: '123456' }],
  [' 123 456 ', { kind: 'app', code: '123456' }],
  ['abcd-efgh-jkmn-pqrs', { kind: 'recovery', code: 'ABCDEFGHJKMNPQRS' }],
  ['ABCD EFGH JKMN PQRS', { kind: 'recovery', code: 'ABCDEFGHJKMNPQRS' }],
  ['oil0-1111-1111-1111', { kind: 'recovery', code: '0110111111111111' }],
  ['12345', null],
  ['1234567', null],
  ['١٢٣٤٥٦', null],
  ['ABCD-EFGH-JKMN-PQR', null],
  ['UUUU-UUUU-UUUU-UUUU', null],
  ['', null],
])('the code «%s» is read however it is typed', (typed, read) => {
  expect(readSecondCode(typed)).toEqual(read);
});

test('a recovery code is written in groups that read back as it was made', () => {
  const code = recoveryCodeOf(Uint8Array.from({ length: 16 }, (_, index) => index * 17));
  expect(code).toBe('0H2K-4N6Q-8SAV-CXEZ');
  expect(readSecondCode(code)).toEqual({ kind: 'recovery', code: code.replaceAll('-', '') });
});
