import { latePart } from '../shared/late-part.tsx';

export const ApplyForm = latePart(async () => (await import('./apply-form.tsx')).ApplyForm);
