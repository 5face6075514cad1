import { Module } from '@nestjs/common';
import { CONFIG } from '@puente/service-kit';
import { type JobsConfig } from '../config.ts';
import { ChangeReader } from './change-reader.service.ts';
import { CurrentJobs } from './current-jobs.ts';
import { EntryWriter } from './entry-writer.service.ts';
import { JobPages } from './job-pages.ts';
import { KeptEntries } from './kept-entries.ts';
import { ScratchFile } from './scratch-file.ts';

@Module({
  providers: [
    {
      provide: KeptEntries,
      inject: [CONFIG],
      useFactory: ({ SCRATCH_FOLDER }: JobsConfig) => new KeptEntries(new ScratchFile(SCRATCH_FOLDER)),
    },
    CurrentJobs,
    ChangeReader,
    EntryWriter,
    JobPages,
  ],
  exports: [CurrentJobs, JobPages],
})
export class JobIndexModule {}
