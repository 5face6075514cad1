// A server that speaks as much S3 as the service does. What npm has of them (s3rver) was left years ago.
import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Bucket } from './bucket-store.ts';

export interface TestBucket {
  /** What a store is opened with. */
  bucket: Bucket;
  objects: Map<string, { bytes: Buffer; type: string }>;
  /** From now on every call is answered so; without a status, as it should be. */
  fail: (status?: number) => void;
  stop: () => Promise<void>;
}

const credentials = { accessKeyId: 'puente', secretAccessKey: 'a-secret' };
const region = 'eu-test-1';

export async function startBucket(): Promise<TestBucket> {
  const objects: TestBucket['objects'] = new Map();
  let failure: number | undefined;
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const bytes = await buffer(request);
    const [, bucket, key = ''] = new URL(request.url ?? '', 'http://localhost').pathname.split('/');
    const refuse = (status: number, code: string) =>
      response
        .writeHead(status, { 'content-type': 'application/xml' })
        .end(`<Error><Code>${code}</Code></Error>`);
    if (failure) return refuse(failure, 'InternalError');
    if (bucket !== 'cv') return refuse(404, 'NoSuchBucket');
    if (!isSigned(request)) return refuse(403, 'SignatureDoesNotMatch');
    const object = objects.get(key);
    switch (request.method) {
      case 'PUT':
        objects.set(key, { bytes, type: request.headers['content-type'] ?? '' });
        return response.writeHead(200, { etag: '"x"' }).end();
      case 'GET':
        if (!object) return refuse(404, 'NoSuchKey');
        return response.writeHead(200, { 'content-type': object.type }).end(object.bytes);
      case 'DELETE':
        objects.delete(key);
        return response.writeHead(204).end();
      default:
        return refuse(405, 'MethodNotAllowed');
    }
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    bucket: { bucket: 'cv', region, endpoint, ...credentials },
    objects,
    fail: (status) => (failure = status),
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Whether who asks knows the secret: what they signed (AWS Signature Version 4) comes out the same here. */
function isSigned({ method = '', url = '', headers }: IncomingMessage): boolean {
  const given = headers.authorization ?? '';
  const [, scope = '', names = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=puente\/([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      given,
    ) ?? [];
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  searchParams.sort();
  const canonical = [
    method,
    pathname,
    searchParams.toString(),
    ...names.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    names,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash(canonical)].join('\n');
  const key = scope.split('/').reduce<Buffer | string>(hmac, `AWS4${credentials.secretAccessKey}`);
  return signature !== '' && hmac(key, toSign).toString('hex') === signature;
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();
