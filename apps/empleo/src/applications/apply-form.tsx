import { applicationMessages, coverLetterMax } from '@puente/domain/jobs';
import { restMessages, tooLong } from '@puente/domain/rest';
import { translateText, useTranslation } from '@puente/platform';
import { apiMessage, apiStatus } from '@puente/platform/api';
import { Alert, Button, Cluster, Stack, TextArea } from '@puente/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useUserOf } from '../session/use-user-of.ts';
import { keepDraft, readDraft } from '../shared/draft.ts';
import { useApplyToJobMutation } from './apply-to-job.ts';
import { keepInterrupted } from './interrupted-application.ts';

interface ApplyFormProps {
  jobId: number;
  letterLabel: string;
  /** Whether the letter must be written. */
  required: boolean;
  /** Takes the focus on opening: for a form that a press of a button opened. */
  takeFocus?: boolean;
  onSent: () => void;
  onCancel?: () => void;
}

function failureText(error: unknown): string {
  const said = apiStatus(error);
  if (said === 403) return applicationMessages.onlyForUsers;
  // These the person can mend or should know: too long a letter, applied already.
  if (said === 400 || said === 409) return apiMessage(error) ?? applicationMessages.sendFailed;
  return applicationMessages.sendFailed;
}

function problemOf(letter: string | null, required: boolean): string | undefined {
  if (!letter) return required ? restMessages.requiredField : undefined;
  return letter.length > coverLetterMax ? tooLong(coverLetterMax) : undefined;
}

/** The letter with which a seeker applies. What is typed is kept until it is sent, through failures and sign-ins. */
export function ApplyForm({
  jobId,
  letterLabel,
  required,
  takeFocus = false,
  onSent,
  onCancel,
}: ApplyFormProps) {
  const { t } = useTranslation('empleo');
  const seeker = useUserOf('user');
  const draftKey = `empleo.carta.${seeker?.id ?? 0}.${jobId}`;
  const [letter, setLetter] = useState(() => readDraft(draftKey));
  const [problem, setProblem] = useState<string>();
  const [apply, { isLoading, error }] = useApplyToJobMutation();
  const area = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    if (takeFocus) area.current?.focus();
  }, [takeFocus]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!seeker || isLoading) return;
    const coverLetter = letter.trim() || null;
    const found = problemOf(coverLetter, required);
    setProblem(found);
    if (found) {
      area.current?.focus();
      return;
    }
    const result = await apply({ job: jobId, candidate: seeker.id, coverLetter });
    if (result.error) {
      // Signing out aborts every call, also the one whose 401 led to it.
      if ('name' in result.error && result.error.name === 'AbortError') keepInterrupted(jobId);
      return;
    }
    keepDraft(draftKey, '');
    onSent();
  };

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={3}>
        <TextArea
          ref={area}
          label={letterLabel}
          hint={t('apply.hint')}
          rows={6}
          required={required}
          {...(!required && { optionalText: t('optional') })}
          value={letter}
          error={problem && translateText(problem)}
          onChange={({ target }) => {
            setLetter(target.value);
            setProblem(undefined);
            keepDraft(draftKey, target.value);
          }}
        />
        {error && <Alert tone="error">{translateText(failureText(error))}</Alert>}
        <Cluster>
          <Button type="submit" loading={isLoading}>
            {t('apply.send')}
          </Button>
          {onCancel && (
            <Button variant="quiet" onClick={onCancel}>
              {t('cancel')}
            </Button>
          )}
        </Cluster>
      </Stack>
    </form>
  );
}
