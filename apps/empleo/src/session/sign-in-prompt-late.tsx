import { latePart } from '../shared/late-part.tsx';

/** For pages that most people leave without being asked. */
export const SignInPrompt = latePart(async () => (await import('./sign-in-prompt.tsx')).SignInPrompt);
