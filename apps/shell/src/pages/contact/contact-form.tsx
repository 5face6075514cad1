import { contactErrors, identityMessages, type ContactFormValues } from '@puente/domain/identity';
import { translateText, useSession, useTranslation } from '@puente/platform';
import { apiMessage, isConnectionError } from '@puente/platform/api';
import { type CaptchaProof, useCaptchaProof } from '@puente/platform/captcha';
import { errorSummary, useForm } from '@puente/platform/forms';
import { addMessages } from '@puente/platform/host';
import { Alert, Button, FormErrorSummary, Grid, TextArea, TextInput } from '@puente/ui';
import { useEffect, useRef, useState } from 'react';
import styles from './contact-form.module.css';
import messages from './messages.es.json' with { type: 'json' };
import { useOwnSenderQuery } from './own-sender.endpoints.ts';
import { useSendContactMessageMutation } from './send-contact-message.endpoints.ts';
import { useContactDraft } from './use-contact-draft.ts';

declare module '@puente/platform' {
  interface Catalogues {
    contact: typeof messages;
  }
}

void addMessages('contact', {
  es: messages,
  en: () => import('./messages.en.json', { with: { type: 'json' } }),
});

/** How the last attempt ended; `said` is a text of the domain or the server's, Spanish. */
interface Outcome {
  sent: boolean;
  title?: string;
  said?: string | undefined;
}

/** A message to Puente's team. What was typed stays until it has arrived, also through a reload. */
export function ContactForm({ subject = '' }: { subject?: string | undefined }) {
  const { t } = useTranslation('contact');
  const signedIn = useSession().status === 'signed-in';
  const { data: sender } = useOwnSenderQuery(undefined, { skip: !signedIn });
  const draft = useContactDraft(subject, sender);
  const prove = useCaptchaProof();
  const [sendMessage] = useSendContactMessageMutation();
  const [outcome, setOutcome] = useState<Outcome>();
  const outcomeElement = useRef<HTMLDivElement>(null);
  // The button that had the focus could not be pressed meanwhile, and so lost it.
  useEffect(() => outcomeElement.current?.focus(), [outcome]);
  const labels = {
    name: t('form.name'),
    email: t('form.email'),
    subject: t('form.subject'),
    message: t('form.message'),
  };

  const send = async (message: ContactFormValues) => {
    let proof: CaptchaProof;
    try {
      proof = await prove();
    } catch (cause) {
      // Not the server's refusal: there was no solver, or no solution.
      const said = cause instanceof Error ? undefined : reasonOf(cause);
      return setOutcome({ sent: false, title: identityMessages.captchaRequired, said });
    }
    const { error } = await sendMessage({ ...message, captchaToken: proof.token });
    if (error) return setOutcome({ sent: false, said: reasonOf(error) });
    reset({ ...message, subject: '', message: '' });
    draft.forget();
    setOutcome({ sent: true });
  };
  const { form, field, errors, submitted, sending, reset, values, change } = useForm({
    initial: draft.initial,
    rules: contactErrors,
    toldOnLeave: ['email'],
    send,
    onChange: draft.keep,
    onAttempt: () => setOutcome(undefined),
  });
  // Once: what somebody has typed by then, or empties afterwards, is theirs.
  const filled = useRef(false);
  useEffect(() => {
    if (!sender || filled.current) return;
    filled.current = true;
    change({ name: values.name || sender.name, email: values.email || sender.email });
  }, [sender, values, change]);

  return (
    <form {...form} aria-label={t('form.label')} className={styles.form}>
      <FormErrorSummary message={submitted ? errorSummary(errors, labels) : undefined} />
      <Grid min="14rem">
        <TextInput {...field('name')} label={labels.name} error={errors.name} autoComplete="name" required />
        <TextInput
          {...field('email')}
          label={labels.email}
          error={errors.email}
          type="email"
          autoComplete="email"
          required
        />
      </Grid>
      <TextInput {...field('subject')} label={labels.subject} error={errors.subject} required />
      <TextArea {...field('message')} label={labels.message} error={errors.message} rows={6} required />
      {outcome && (
        <Alert
          ref={outcomeElement}
          tabIndex={-1}
          tone={outcome.sent ? 'success' : 'error'}
          title={outcome.title && translateText(outcome.title)}
        >
          {outcome.said ? translateText(outcome.said) : t(outcome.sent ? 'form.sent' : 'form.failed')}
        </Alert>
      )}
      <div className={styles.sending}>
        <Button type="submit" size="large" loading={sending}>
          {t('form.submit')}
        </Button>
        <p className={styles.note}>{t('form.captcha')}</p>
      </div>
    </form>
  );
}

function reasonOf(error: unknown) {
  return isConnectionError(error) ? identityMessages.serverUnreachable : apiMessage(error);
}
