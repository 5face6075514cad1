import 'reflect-metadata';
import { runService } from '@puente/service-kit';
import { jobsService } from './jobs.service-definition.ts';

await runService(jobsService);
