import { z } from 'zod';

const text = z.string().min(1).optional();

/** Where CV files lie: a folder, or with CV_S3_BUCKET a bucket of a store that speaks S3. */
export const filesVariables = {
  CV_FOLDER: text,
  CV_S3_BUCKET: text,
  /** Without one, Amazon's. */
  CV_S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  CV_S3_REGION: z.string().min(1).default('us-east-1'),
  CV_S3_ACCESS_KEY_ID: text,
  CV_S3_SECRET_ACCESS_KEY: text,
};

export type FilesVariables = z.output<z.ZodObject<typeof filesVariables>>;

/** One of the two there must be, and a bucket is nothing without its key. */
export function checkFiles(config: FilesVariables, context: z.core.$RefinementCtx): void {
  const refuse = (name: keyof FilesVariables, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message });
  if (!config.CV_S3_BUCKET) {
    if (!config.CV_FOLDER) refuse('CV_FOLDER', 'is not set, nor is CV_S3_BUCKET');
    return;
  }
  for (const name of ['CV_S3_ACCESS_KEY_ID', 'CV_S3_SECRET_ACCESS_KEY'] as const) {
    if (!config[name]) refuse(name, 'is not set, but CV_S3_BUCKET is');
  }
}
