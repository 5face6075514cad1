import { Module } from '@nestjs/common';
import { CurrentJobs } from './current-jobs.ts';

@Module({ providers: [CurrentJobs], exports: [CurrentJobs] })
export class JobIndexModule {}
