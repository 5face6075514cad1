import { latePart } from './late-part.tsx';

/** Components that most visits of a page never need, each in a file of its own. */
export const ConfirmDialog = latePart(async () => (await import('./confirm-dialog.ts')).ConfirmDialog);
export const Pagination = latePart(async () => (await import('./pagination.ts')).Pagination);
