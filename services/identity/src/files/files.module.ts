import { Module } from '@nestjs/common';
import { CONFIG } from '@puente/service-kit';
import type { IdentityConfig } from '../config.ts';
import { LimitsModule } from '../limits/limits.module.ts';
import { FileRemovals } from './file-removals.service.ts';
import { FilesController } from './files.controller.ts';
import { FilesService } from './files.service.ts';
import { CV_STORE, type CvStore } from './store/cv-store.ts';
import { FolderStore } from './store/folder-store.ts';

/** A bucket where one is named, else a folder; who has none does not load what speaks to it. */
async function storeOf(config: IdentityConfig): Promise<CvStore> {
  const { CV_S3_BUCKET, CV_S3_REGION, CV_S3_ENDPOINT, CV_S3_ACCESS_KEY_ID, CV_S3_SECRET_ACCESS_KEY } = config;
  if (!CV_S3_BUCKET) return new FolderStore(config.CV_FOLDER ?? '');
  const { BucketStore } = await import('./store/bucket-store.ts');
  return new BucketStore({
    bucket: CV_S3_BUCKET,
    region: CV_S3_REGION,
    endpoint: CV_S3_ENDPOINT,
    accessKeyId: CV_S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: CV_S3_SECRET_ACCESS_KEY ?? '',
  });
}

@Module({
  imports: [LimitsModule],
  controllers: [FilesController],
  providers: [FilesService, FileRemovals, { provide: CV_STORE, inject: [CONFIG], useFactory: storeOf }],
  exports: [FileRemovals],
})
export class FilesModule {}
