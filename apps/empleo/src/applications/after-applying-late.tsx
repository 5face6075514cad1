import { applicationMessages } from '@puente/domain/jobs';
import { translateText } from '@puente/platform';
import { latePart } from '../shared/late-part.tsx';

export const AfterApplying = latePart(
  async () => (await import('./after-applying.tsx')).AfterApplying,
  // The success itself waits for nothing.
  () => <p role="status">{translateText(applicationMessages.sent)}</p>,
);
