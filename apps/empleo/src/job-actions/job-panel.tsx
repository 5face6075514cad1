import { applicationMessages, favoriteMessages } from '@puente/domain/jobs';
import { translateText } from '@puente/platform';
import { Alert } from '@puente/ui';
import { ApplyForm } from '../applications/apply-form.tsx';
import { SignInPrompt } from '../session/sign-in-prompt.tsx';
import { type JobActions } from './use-job-actions.ts';

/** What came of the buttons: the form, the prompt, a denial, success or failure. */
export function JobPanel({ actions, letterLabel }: { actions: JobActions; letterLabel: string }) {
  const { asked, role, favorite, sent } = actions;
  const denial = asked === 'apply' ? applicationMessages.onlyForUsers : favoriteMessages.olderSignInFirst;
  return (
    <>
      {asked && role === 'visitor' && <SignInPrompt />}
      {asked && role === 'employer' && <Alert tone="error">{translateText(denial)}</Alert>}
      {asked === 'apply' && role === 'user' && !actions.applied && (
        <ApplyForm
          jobId={actions.job.id}
          letterLabel={letterLabel}
          required
          takeFocus
          onSent={actions.onSent}
          onCancel={actions.close}
        />
      )}
      {sent && <Alert tone="success">{translateText(applicationMessages.sent)}</Alert>}
      {favorite.done && <Alert tone="success">{favorite.done}</Alert>}
      {favorite.failure && <Alert tone="error">{favorite.failure}</Alert>}
    </>
  );
}
