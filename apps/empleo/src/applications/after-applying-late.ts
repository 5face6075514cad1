import { latePart } from '../shared/late-part.tsx';

export const AfterApplying = latePart(async () => (await import('./after-applying.tsx')).AfterApplying);
