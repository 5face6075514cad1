import 'reflect-metadata';
import { runService } from '@puente/service-kit';
import { identityService } from './identity.service-definition.ts';

await runService(identityService);
