import { type AuthAnswer } from '@puente/domain/identity';
import { useNavigate } from '@puente/platform';
import { useEntry } from '../../session/use-entry.ts';
import { useSecondStep } from '../../session/use-second-step.ts';
import { refusedForm } from '../social-refusal.ts';
import { forgetLink, type PendingLink } from './kept-link.ts';

/** What every proof ends with. @returns whether the person went on, to wherever that is */
export function useLinkEntry({ role, from }: PendingLink) {
  const enter = useEntry(role);
  const toSecondStep = useSecondStep(role);
  const navigate = useNavigate();

  return async ({ data, error }: { data?: AuthAnswer | undefined; error?: unknown }): Promise<boolean> => {
    if (!data) {
      const goesOn = toSecondStep(error);
      // The proof was good, and its token is good once.
      if (goesOn) forgetLink();
      return goesOn;
    }
    const otherType = await enter(data);
    // Last of all: a tab that waits here goes on when it is gone, and finds the session.
    forgetLink();
    if (otherType) {
      const { to, state } = refusedForm({ purpose: 'login', role, from, refusal: 'wrong-role' });
      await navigate(to, { replace: true, state });
    }
    return true;
  };
}
