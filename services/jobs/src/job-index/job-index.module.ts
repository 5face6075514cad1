import { Module } from '@nestjs/common';
import { CurrentJobs } from './current-jobs.ts';
import { JobPages } from './job-pages.ts';

@Module({ providers: [CurrentJobs, JobPages], exports: [CurrentJobs, JobPages] })
export class JobIndexModule {}
