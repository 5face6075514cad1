import { applicationMessages, coverLetterMax } from '@puente/domain/jobs';
import { usualCountry } from '@puente/domain/places';
import { restMessages, tooLong } from '@puente/domain/rest';
import { translateText, useTranslation } from '@puente/platform';
import { apiMessage, apiStatus } from '@puente/platform/api';
import { keepDraft } from '@puente/platform/forms';
import { Alert, Button, Cluster, ConfirmDialog, Stack, TextArea } from '@puente/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type Job } from '../job/job.ts';
import { InSight, useAccount } from '@puente/section-kit';
import { useDraft } from '../shared/use-draft.ts';
import { useApplyToJobMutation } from './apply-to-job.endpoints.ts';
import { checkPhone } from './check-phone.ts';
import { keepInterrupted } from './interrupted-application.ts';
import { LetterOffers } from './letter-offers.tsx';
import { useMyApplicationsQuery } from './my-applications.endpoints.ts';
import { PhoneToSend } from './phone-to-send.tsx';
import { useLetter } from './use-letter.ts';

interface ApplyFormProps {
  job: Job;
  /** What the letter is called (docs/product.md#given-texts). */
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
  job,
  letterLabel,
  required,
  takeFocus = false,
  onSent,
  onCancel,
}: ApplyFormProps) {
  const { t } = useTranslation('empleo');
  const seeker = useAccount('user');
  const { data: earlier = [] } = useMyApplicationsQuery(seeker?.id ?? 0, { skip: !seeker });
  const draftKey = `empleo.carta.${seeker?.id ?? 0}.${job.id}`;
  const phoneKey = `empleo.telefono.${seeker?.id ?? 0}.${job.id}`;
  const { letter, type, area, offer, offered, accept, decline } = useLetter(draftKey);
  const [phone, setPhone] = useDraft(phoneKey);
  const phoneInput = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<{ letter?: string | undefined; phone?: string | undefined }>({});
  const [sending, setSending] = useState(false);
  const [apply, { error }] = useApplyToJobMutation();

  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!takeFocus) return;
    // As much of the form as the window has room for, and the letter in any case.
    form.current?.scrollIntoView({ block: 'nearest' });
    area.current?.focus();
    area.current?.scrollIntoView({ block: 'nearest' });
  }, [takeFocus, area]);

  const send = async (candidate: number) => {
    const coverLetter = letter.trim() || null;
    const found = { letter: problemOf(coverLetter, required), ...(await checkPhone(phone, job.country)) };
    setProblem({ letter: found.letter, phone: found.problem });
    if (found.letter || found.problem) {
      (found.letter ? area : phoneInput).current?.focus();
      return;
    }
    const result = await apply({ job: job.id, candidate, coverLetter, phone: found.number });
    if (result.error) {
      // Signing out aborts every call, also the one whose 401 led to it.
      if ('name' in result.error && result.error.name === 'AbortError') keepInterrupted(job.id);
      return;
    }
    keepDraft(draftKey, '');
    keepDraft(phoneKey, '');
    onSent();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!seeker || sending) return;
    setSending(true);
    await send(seeker.id).finally(() => setSending(false));
  };

  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Stack gap={3}>
        <LetterOffers
          job={job}
          last={earlier.find((one) => one.coverLetter)?.coverLetter ?? undefined}
          onOffer={offer}
        />
        <TextArea
          ref={area}
          label={t('apply.messageToEmployer')}
          hint={t('apply.hint', { name: letterLabel })}
          rows={5}
          required={required}
          {...(!required && { optionalText: t('optional') })}
          value={letter}
          error={problem.letter && translateText(problem.letter)}
          onChange={({ target }) => {
            type(target.value);
            setProblem((before) => ({ ...before, letter: undefined }));
          }}
        />
        <PhoneToSend
          inputRef={phoneInput}
          phone={phone}
          last={earlier.find((one) => one.phone)?.phone ?? undefined}
          country={usualCountry(job.country)}
          problem={problem.phone}
          onChange={(text) => {
            setPhone(text);
            setProblem((before) => ({ ...before, phone: undefined }));
          }}
        />
        {error && (
          <InSight>
            <Alert tone="error">{translateText(failureText(error))}</Alert>
          </InSight>
        )}
        <Cluster>
          <Button type="submit" loading={sending}>
            {t('apply.send')}
          </Button>
          {onCancel && (
            <Button variant="quiet" onClick={onCancel}>
              {t('cancel')}
            </Button>
          )}
        </Cluster>
      </Stack>
      <ConfirmDialog
        open={offered !== undefined}
        title={t('apply.replaceTitle')}
        confirmLabel={t('apply.replace')}
        cancelLabel={t('cancel')}
        onConfirm={accept}
        onCancel={decline}
      >
        {t('apply.replaceText')}
      </ConfirmDialog>
    </form>
  );
}
