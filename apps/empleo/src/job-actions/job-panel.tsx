import { applicationMessages, favoriteMessages } from '@puente/domain/jobs';
import { translateText } from '@puente/platform';
import { InSight } from '@puente/section-kit';
import { Alert } from '@puente/ui';
import { useEffect } from 'react';
import { AfterApplying } from '../applications/after-applying-late.tsx';
import { ApplyForm } from '../applications/apply-form-late.tsx';
import { SignInPrompt } from '../session/sign-in-prompt-late.tsx';
import { keepWish } from '../session/use-kept-intent.ts';
import styles from './job-actions.module.css';
import { type JobActions } from './use-job-actions.ts';

interface JobPanelProps {
  actions: JobActions;
  letterLabel: string;
  /** Also shows similar jobs after applying. */
  withSimilar?: boolean;
}

/** What came of the buttons: the form, the prompt, a denial, success or failure. */
export function JobPanel({ actions, letterLabel, withSimilar = false }: JobPanelProps) {
  const { job, role, refused, formOpen, following } = actions;
  useEffect(() => {
    if (role === 'user') ApplyForm.prepare();
    if (role === 'visitor') SignInPrompt.prepare();
  }, [role]);
  useEffect(() => {
    if (formOpen) AfterApplying.prepare();
  }, [formOpen]);
  return (
    <>
      {refused && role === 'visitor' && (
        <InSight key={refused}>
          <SignInPrompt
            keep={() => keepWish(job, refused)}
            takeFocus
            applyingTo={refused === 'apply' ? job.id : undefined}
          />
        </InSight>
      )}
      {formOpen && (
        <ApplyForm
          job={job}
          letterLabel={letterLabel}
          required
          takeFocus
          onSent={actions.onSent}
          onCancel={actions.close}
        />
      )}
      {following && (
        <AfterApplying
          job={job}
          sent={actions.sent}
          withSimilar={withSimilar}
          {...(withSimilar && { onClose: actions.stopFollowing })}
        />
      )}
      <Notices actions={actions} />
    </>
  );
}

/** What is only to be read. It is there before it has anything to say, so that it is heard when it has. */
function Notices({ actions: { role, refused, favorite } }: { actions: JobActions }) {
  const denial = refused === 'apply' ? applicationMessages.onlyForUsers : favoriteMessages.olderSignInFirst;
  const failure = refused && role === 'employer' ? translateText(denial) : favorite.failure;
  return (
    <div aria-live="polite" className={styles.notices}>
      {favorite.done && (
        <InSight key={favorite.done}>
          <Alert tone="success" role={undefined}>
            {favorite.done}
          </Alert>
        </InSight>
      )}
      {failure && (
        <InSight key={failure}>
          <Alert tone="error">{failure}</Alert>
        </InSight>
      )}
    </div>
  );
}
