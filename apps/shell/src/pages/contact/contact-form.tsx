import { contactErrors, identityMessages, type ContactMessage } from '@puente/domain/identity';
import { useSession, useTranslation } from '@puente/platform';
import { addMessages } from '@puente/platform/host';
import { apiMessage, isConnectionError } from '@puente/platform/api';
import { Alert, Button, FormErrorSummary, TextArea, TextInput } from '@puente/ui';
import { useState } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import styles from './contact-form.module.css';
import { contactSummary } from './contact-summary.ts';
import messages from './messages.es.json' with { type: 'json' };
import { useSendContactMessageMutation } from './send-contact-message.ts';

addMessages('contact', messages);

const resolver: Resolver<ContactMessage> = (values) => {
  const wrong = Object.entries(contactErrors(values));
  const errors = Object.fromEntries(wrong.map(([field, message]) => [field, { type: 'rule', message }]));
  return wrong.length > 0 ? { values: {}, errors } : { values, errors: {} };
};

/** A message to Puente's team. What was typed stays until it has arrived. */
export function ContactForm({ subject = '' }: { subject?: string | undefined }) {
  const { t } = useTranslation('contact');
  const session = useSession();
  const [send] = useSendContactMessageMutation();
  const [outcome, setOutcome] = useState<{ tone: 'success' | 'error'; text: string }>();
  const { register, handleSubmit, resetField, formState } = useForm<ContactMessage>({
    resolver,
    defaultValues: { ...senderOf(session), subject, message: '' },
  });
  const { errors, isSubmitting } = formState;
  const labels = {
    name: t('form.name'),
    email: t('form.email'),
    subject: t('form.subject'),
    message: t('form.message'),
  };

  const submit = async (message: ContactMessage) => {
    setOutcome(undefined);
    const { error } = await send(message);
    if (error) {
      const text = isConnectionError(error) ? identityMessages.serverUnreachable : apiMessage(error);
      return setOutcome({ tone: 'error', text: text ?? t('form.failed') });
    }
    resetField('subject', { defaultValue: '' });
    resetField('message');
    setOutcome({ tone: 'success', text: t('form.sent') });
  };

  return (
    <form
      noValidate
      aria-label={t('form.label')}
      className={styles.form}
      onSubmit={handleSubmit(submit, () => setOutcome(undefined))}
    >
      <FormErrorSummary message={contactSummary(errors, labels)} />
      <div className={styles.pair}>
        <TextInput
          {...register('name')}
          label={labels.name}
          error={errors.name?.message}
          autoComplete="name"
          required
        />
        <TextInput
          {...register('email')}
          label={labels.email}
          error={errors.email?.message}
          type="email"
          autoComplete="email"
          required
        />
      </div>
      <TextInput {...register('subject')} label={labels.subject} error={errors.subject?.message} required />
      <TextArea
        {...register('message')}
        label={labels.message}
        error={errors.message?.message}
        rows={6}
        required
      />
      {outcome && <Alert tone={outcome.tone}>{outcome.text}</Alert>}
      <div className={styles.sending}>
        <Button type="submit" size="large" loading={isSubmitting}>
          {t('form.submit')}
        </Button>
        <p className={styles.note}>{t('form.captcha')}</p>
      </div>
    </form>
  );
}

function senderOf(session: ReturnType<typeof useSession>) {
  if (session.status === 'signed-out') return { name: '', email: '' };
  const { nombre, apellido = '', email } = session.user;
  return { name: `${nombre} ${apellido}`.trim(), email };
}
