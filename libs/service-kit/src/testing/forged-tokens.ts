import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomUUID,
  sign,
  type KeyObject,
} from 'node:crypto';
import { keyIdOf, tokenAudience, tokenIssuer, tokenType } from '../auth/token.ts';

/** What a forger may have: a good session's account, and the service's keys where a table's row says so. */
interface Given {
  /** PEM, of the service under test. */
  privateKey: string;
  sub: string;
  sid: string;
  /** Of an account that has no part in it. */
  otherSub: string;
}

type Part = Record<string, unknown>;
type Signer = (data: string) => Buffer;
type Forge = (it: Material) => string;
type Material = ReturnType<typeof forgeryMaterial>;

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');

function token(header: unknown, claims: unknown, signer: Signer | string = ''): string {
  const data = `${encode(header)}.${encode(claims)}`;
  return `${data}.${typeof signer === 'string' ? signer : signer(data).toString('base64url')}`;
}

const ecdsa =
  (key: KeyObject, hash: string | null = 'sha256'): Signer =>
  (data) =>
    sign(hash, Buffer.from(data), { key, dsaEncoding: 'ieee-p1363' });
const hmac =
  (secret: string | Buffer, hash = 'sha256'): Signer =>
  (data) =>
    createHmac(hash, secret).update(data).digest();
const ec = (namedCurve: string) => generateKeyPairSync('ec', { namedCurve });

export function forgeryMaterial({ privateKey, sub, sid, otherSub }: Given) {
  const own = createPrivateKey(privateKey);
  const key = createPublicKey(privateKey);
  const now = Math.floor(Date.now() / 1000);
  const header: Part = { alg: 'ES256', typ: tokenType, kid: keyIdOf(key) };
  const claims: Part = {
    iss: tokenIssuer,
    aud: tokenAudience,
    sub,
    sid,
    iat: now,
    nbf: now,
    exp: now + 3600,
  };
  return {
    header,
    claims,
    now,
    otherSub,
    pem: key.export({ type: 'spki', format: 'pem' }).toString(),
    der: key.export({ type: 'spki', format: 'der' }),
    sign: ecdsa(own),
    key: own,
    /** The service's own signature, of what it would never sign. */
    signed: (changes: { header?: Part; claims?: Part }) =>
      token({ ...header, ...changes.header }, { ...claims, ...changes.claims }, ecdsa(own)),
  };
}

/** By another algorithm than ours. */
const byAlgorithm =
  (alg: unknown, signer: (it: Material) => Signer | string): Forge =>
  (it) =>
    token({ ...it.header, alg }, it.claims, signer(it));
const withHeader =
  (part: Part): Forge =>
  (it) =>
    it.signed({ header: part });
const withClaims =
  (part: (it: Material) => Part): Forge =>
  (it) =>
    it.signed({ claims: part(it) });
/** A stranger's key, which the header brings along or says where to find. */
const broughtAlong =
  (part: (jwk: object) => Part): Forge =>
  (it) => {
    const { publicKey, privateKey } = ec('P-256');
    return token(
      { ...it.header, ...part(publicKey.export({ format: 'jwk' })) },
      it.claims,
      ecdsa(privateKey),
    );
  };
/** The right header and claims with this for a signature. */
const signature =
  (of: (good: Buffer, it: Material) => Buffer | string): Forge =>
  (it) => {
    const [header, claims, good = ''] = token(it.header, it.claims, it.sign).split('.');
    const forged = of(Buffer.from(good, 'base64url'), it);
    return `${header}.${claims}.${typeof forged === 'string' ? forged : forged.toString('base64url')}`;
  };

const order = Buffer.from('ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551', 'hex');

/**
 * Tokens that no service may take, each with one thing wrong: for `test.each`, which is given the name and what makes it
 * of `forgeryMaterial`.
 */
export const forgedTokens: [name: string, forge: Forge][] = [
  ['alg none', byAlgorithm('none', () => '')],
  ['alg None', byAlgorithm('None', () => '')],
  ['alg nOnE with a good signature', byAlgorithm('nOnE', (it) => it.sign)],
  ['no alg', byAlgorithm(undefined, (it) => it.sign)],
  ['alg in a list', byAlgorithm(['ES256'], (it) => it.sign)],
  ['HS256 by the public key', byAlgorithm('HS256', (it) => hmac(it.pem))],
  ['HS256 by the public key without its last line break', byAlgorithm('HS256', (it) => hmac(it.pem.trim()))],
  ['HS256 by the public key as DER', byAlgorithm('HS256', (it) => hmac(it.der))],
  ['HS256 by nothing', byAlgorithm('HS256', () => hmac(''))],
  ['HS512 by the public key', byAlgorithm('HS512', (it) => hmac(it.pem, 'sha512'))],
  ['ES256 in name, HMAC by the public key', byAlgorithm('ES256', (it) => hmac(it.pem))],
  [
    'RS256',
    byAlgorithm('RS256', () => ecdsa(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey)),
  ],
  ['ES384', byAlgorithm('ES384', () => ecdsa(ec('P-384').privateKey, 'sha384'))],
  ['ES512', byAlgorithm('ES512', () => ecdsa(ec('P-521').privateKey, 'sha512'))],
  ['ES384 by our own key', byAlgorithm('ES384', (it) => ecdsa(it.key, 'sha384'))],
  ['ES256K', byAlgorithm('ES256K', () => ecdsa(ec('secp256k1').privateKey))],
  ['EdDSA', byAlgorithm('EdDSA', () => ecdsa(generateKeyPairSync('ed25519').privateKey, null))],

  ['the key of a stranger under our name', byAlgorithm('ES256', () => ecdsa(ec('P-256').privateKey))],
  ['a key of another curve under our name', byAlgorithm('ES256', () => ecdsa(ec('secp256k1').privateKey))],
  ['no kid', withHeader({ kid: undefined })],
  ['a kid that nobody knows', withHeader({ kid: 'A'.repeat(43) })],
  ['an empty kid', withHeader({ kid: '' })],
  ['a kid that is the name of the key’s file', withHeader({ kid: 'first.pem' })],
  ['a kid with a path', withHeader({ kid: '../private.pem' })],
  [
    'a kid that is an empty file, with HS256 by nothing',
    (it) => token({ ...it.header, alg: 'HS256', kid: '/dev/null' }, it.claims, hmac('')),
  ],
  ['a kid with an address', withHeader({ kid: 'https://puente.example/key.pem' })],
  ['a kid with SQL', withHeader({ kid: `' union select 'key' --` })],
  ['a kid in a list', (it) => it.signed({ header: { kid: [it.header['kid']] } })],
  ['a kid that is an object', (it) => it.signed({ header: { kid: { $eq: it.header['kid'] } } })],
  ['a kid that every object has', withHeader({ kid: '__proto__' })],
  ['a key of its own (jwk)', broughtAlong((jwk) => ({ jwk }))],
  ['a key of its own (jwk) instead of a kid', broughtAlong((jwk) => ({ jwk, kid: undefined }))],
  ['an address of keys (jku)', broughtAlong(() => ({ jku: 'https://puente.example/keys.json' }))],
  ['an address of a certificate (x5u)', broughtAlong(() => ({ x5u: 'https://puente.example/cert.pem' }))],
  ['a certificate (x5c)', broughtAlong(() => ({ x5c: ['MIIB'] }))],
  ['our signature beside a key of its own', withHeader({ jwk: { kty: 'EC' } })],
  ['something that must be understood (crit)', withHeader({ crit: ['b64'], b64: false })],

  ['typ JWT, as before there were types', withHeader({ typ: 'JWT' })],
  ['typ of another kind of token', withHeader({ typ: 'at+jwt' })],
  ['no typ', withHeader({ typ: undefined })],
  ['another iss', withClaims(() => ({ iss: 'https://accounts.google.com' }))],
  ['no iss', withClaims(() => ({ iss: undefined }))],
  ['another aud', withClaims(() => ({ aud: 'puente-mail' }))],
  ['no aud', withClaims(() => ({ aud: undefined }))],
  ['an aud of many', withClaims(() => ({ aud: [tokenAudience, 'puente-mail'] }))],
  ['an exp that is over', withClaims(({ now }) => ({ exp: now - 1 }))],
  ['no exp', withClaims(() => ({ exp: undefined }))],
  ['an exp in words', withClaims(() => ({ exp: '2030-01-01' }))],
  ['an nbf that is to come', withClaims(({ now }) => ({ nbf: now + 600 }))],
  ['no nbf', withClaims(() => ({ nbf: undefined }))],

  ['no sid', withClaims(() => ({ sid: undefined }))],
  ['a sid that is no UUID', withClaims(() => ({ sid: `' or true --` }))],
  ['a sid in a list', withClaims(() => ({ sid: [randomUUID()] }))],
  ['the sid of no session', withClaims(() => ({ sid: randomUUID() }))],
  ['the sub of another account', withClaims(({ otherSub }) => ({ sub: otherSub }))],
  ['no sub', withClaims(() => ({ sub: undefined }))],
  ['a sub that is no number', withClaims(() => ({ sub: 'admin' }))],
  ['a sub with SQL', withClaims(({ claims }) => ({ sub: `${String(claims['sub'])} or true` }))],
  ['a sub that is a number, not text', withClaims(({ claims }) => ({ sub: Number(claims['sub']) }))],
  ['a sub in a list', withClaims(({ claims }) => ({ sub: [claims['sub']] }))],
  ['a sub beyond all ids', withClaims(() => ({ sub: '99999999999999999999' }))],

  ['no signature', signature(() => '')],
  ['a signature of zeros', signature(() => Buffer.alloc(64))],
  ['a signature of the curve’s order', signature(() => Buffer.concat([order, order]))],
  ['a signature of zeros as DER', signature(() => Buffer.from('3006020100020100', 'hex'))],
  ['half a signature', signature((good) => good.subarray(0, 32))],
  ['a signature cut by a byte', signature((good) => good.subarray(0, 63))],
  ['a signature with a byte more', signature((good) => Buffer.concat([good, Buffer.from([0])]))],
  [
    'a signature with a bit turned',
    signature((good) => Buffer.concat([Buffer.from([good.readUInt8(0) ^ 1]), good.subarray(1)])),
  ],
  [
    'a good signature as DER',
    signature((_, it) => sign('sha256', Buffer.from(`${encode(it.header)}.${encode(it.claims)}`), it.key)),
  ],
  [
    'the signature of another payload',
    signature((_, it) => it.signed({ claims: { sid: randomUUID() } }).split('.')[2] ?? ''),
  ],
  ['claims that are a list', (it) => token(it.header, [it.claims], it.sign)],
  ['claims that are null', (it) => token(it.header, null, it.sign)],
  ['a header that is a list', (it) => token([it.header], it.claims, it.sign)],
  ['a header that is no JSON', (it) => `bm9uZQ.${encode(it.claims)}.AAAA`],
  ['two parts', (it) => `${encode(it.header)}.${encode(it.claims)}`],
  ['five parts', (it) => `${token(it.header, it.claims, it.sign)}.AAAA.AAAA`],
];

/** What an answer tells, apart from when it was given and how much of a limit is left. */
export async function whole(response: Response): Promise<{ status: number; headers: object; body: unknown }> {
  const headers = [...response.headers].filter(
    ([name]) => name !== 'date' && !name.startsWith('x-ratelimit'),
  );
  return { status: response.status, headers: Object.fromEntries(headers), body: await response.json() };
}
