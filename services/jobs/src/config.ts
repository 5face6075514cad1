import { tmpdir } from 'node:os';
import { serviceConfigSchema } from '@puente/service-kit';
import { z } from 'zod';

export const jobsConfigSchema = serviceConfigSchema.extend({
  /** Seconds between two looks for alerts that are due; 0: this instance looks for none. */
  ALERT_SECONDS: z.coerce.number().int().min(0).max(3600).default(60),
  /** For what is gone with the process (`ScratchFile`): a folder on a disk, and not of a file system in memory. */
  SCRATCH_FOLDER: z.string().min(1).default(tmpdir()),
});

export type JobsConfig = z.output<typeof jobsConfigSchema>;
