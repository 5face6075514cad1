import { coverLetterMax } from '@puente/domain/jobs';
import { usualCountry } from '@puente/domain/places';
import { restMessages, tooLong } from '@puente/domain/rest';
import { type SessionUser, translateText, useTranslation } from '@puente/platform';
import { Button, Cluster, ConfirmDialog, Stack, TextArea } from '@puente/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type CardJob } from '../job/job.ts';
import { useAccount } from '@puente/section-kit';
import { ApplyTrouble } from './apply-trouble.tsx';
import { checkPhone } from './check-phone.ts';
import { CvToSend } from './cv-to-send.tsx';
import { LetterOffers } from './letter-offers.tsx';
import { useMyApplicationsQuery } from './my-applications.endpoints.ts';
import { PhoneToSend } from './phone-to-send.tsx';
import { useApplicationDraft } from './use-application-draft.ts';
import { useLetter } from './use-letter.ts';
import { useMarksOf, useSending } from './use-sending.ts';

interface ApplyFormProps {
  job: CardJob;
  /** What the letter is called (docs/product.md#given-texts). */
  letterLabel: string;
  /** Whether the letter must be written. */
  required: boolean;
  /** Takes the focus on opening: for a form that a press of a button opened. */
  takeFocus?: boolean;
  onSent: () => void;
  onCancel?: () => void;
}

function problemOf(letter: string | null, required: boolean): string | undefined {
  if (!letter) return required ? restMessages.requiredField : undefined;
  return letter.length > coverLetterMax ? tooLong(coverLetterMax) : undefined;
}

/** The letter with which a seeker applies. What is typed is kept until it is sent, through failures and sign-ins. */
export function ApplyForm(props: ApplyFormProps) {
  const seeker = useAccount('user');
  return seeker && <SeekersForm key={seeker.id} seeker={seeker} {...props} />;
}

function SeekersForm({
  seeker,
  job,
  letterLabel,
  required,
  takeFocus = false,
  onSent,
  onCancel,
}: ApplyFormProps & { seeker: SessionUser }) {
  const { t } = useTranslation('empleo');
  const { data } = useMyApplicationsQuery({ user: seeker.id, page: 1 });
  const earlier = data?.applications ?? [];
  const marksOf = useMarksOf(seeker.id);
  const form = useRef<HTMLFormElement>(null);
  const kept = useApplicationDraft(seeker.id, job.id, form);
  const { letter, phone } = kept.draft;
  const { area, offer, offered, accept, decline } = useLetter(letter, (text) => kept.write({ letter: text }));
  const phoneInput = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<{ letter?: string | undefined; phone?: string | undefined }>({});
  const [checking, setChecking] = useState(false);
  const { send, sending, error, connection } = useSending(kept);

  useEffect(() => {
    if (!takeFocus) return;
    // As much of the form as the window has room for, and the letter in any case.
    form.current?.scrollIntoView({ block: 'nearest' });
    area.current?.focus();
    area.current?.scrollIntoView({ block: 'nearest' });
  }, [takeFocus, area]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (checking || sending) return;
    const coverLetter = letter.trim() || null;
    setChecking(true);
    const checked = await checkPhone(phone, job.country).finally(() => setChecking(false));
    const found = { letter: problemOf(coverLetter, required), phone: checked.problem };
    setProblem(found);
    if (found.letter || found.phone) {
      (found.letter ? area : phoneInput).current?.focus();
      return;
    }
    const application = { job: job.id, candidate: seeker.id, coverLetter, phone: checked.number };
    if (await send(application, marksOf)) onSent();
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
            kept.write({ letter: target.value });
            setProblem((before) => ({ ...before, letter: undefined }));
          }}
        />
        <PhoneToSend
          seeker={seeker.id}
          inputRef={phoneInput}
          phone={phone}
          last={earlier.find((one) => one.phone)?.phone ?? undefined}
          country={usualCountry(job.country)}
          problem={problem.phone}
          onChange={(text) => {
            kept.write({ phone: text });
            setProblem((before) => ({ ...before, phone: undefined }));
          }}
        />
        <CvToSend seeker={seeker.id} />
        <ApplyTrouble error={sending ? undefined : error} connection={connection} />
        <Cluster>
          <Button type="submit" loading={checking || sending}>
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
