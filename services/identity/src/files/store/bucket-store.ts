import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import { ApiError } from '@puente/service-kit';
import type { Readable } from 'node:stream';
import type { CvStore } from './cv-store.ts';

export interface Bucket {
  bucket: string;
  region: string;
  /** Of any server that speaks S3; without one, Amazon's. */
  endpoint?: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
}

const comeBackAfter = 30;

/** Objects in a bucket of any S3-compatible store. */
export class BucketStore implements CvStore {
  private readonly client: S3Client;
  private readonly bucket: string;

  constructor({ bucket, region, endpoint, ...credentials }: Bucket) {
    this.bucket = bucket;
    const settings: S3ClientConfig = {
      region,
      credentials,
      maxAttempts: 2,
      // Below what a call may take altogether.
      requestHandler: { connectionTimeout: 2000, requestTimeout: 4000, throwOnRequestTimeout: true },
      // What other servers than Amazon's may not know is left out unless asked for.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    };
    this.client = new S3Client({ ...settings, ...(endpoint && { endpoint, forcePathStyle: true }) });
  }

  async put(key: string, bytes: Buffer, type: string): Promise<void> {
    await this.ask(() =>
      this.client.send(
        new PutObjectCommand({ Bucket: this.bucket, Key: key, Body: bytes, ContentType: type }),
      ),
    );
  }

  async get(key: string): Promise<Readable> {
    const { Body } = await this.ask(() =>
      this.client.send(new GetObjectCommand({ Bucket: this.bucket, Key: key })),
    );
    return Body as Readable;
  }

  async remove(key: string): Promise<void> {
    await this.ask(() => this.client.send(new DeleteObjectCommand({ Bucket: this.bucket, Key: key })));
  }

  private async ask<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (cause) {
      const { $metadata, name } = cause as { $metadata?: { httpStatusCode?: number }; name?: string };
      if (name === 'NoSuchKey') throw cause;
      const isFull = $metadata?.httpStatusCode === 507;
      throw Object.assign(new ApiError(isFull ? 507 : 503, undefined, { retryAfter: comeBackAfter }), {
        cause,
      });
    }
  }
}
