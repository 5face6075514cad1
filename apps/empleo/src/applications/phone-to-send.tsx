import { formatPhone } from '@puente/domain/phones';
import { type Country } from '@puente/domain/places';
import { Link, translateText, useTranslation } from '@puente/platform';
import { Button, Cluster, TextInput } from '@puente/ui';
import { type RefObject, useEffect, useState } from 'react';
import styles from './apply-form.module.css';
import { useSentAlongQuery } from './sent-along.endpoints.ts';

interface PhoneToSendProps {
  seeker: number;
  inputRef: RefObject<HTMLInputElement | null>;
  phone: string;
  /** The last number sent, if there was one. */
  last: string | undefined;
  /** The job's, whose employer is to call. */
  country: Country;
  problem: string | undefined;
  onChange: (phone: string) => void;
}

/**
 * A number to go along with the letter, for who wants that: the field comes when it is asked for. Without one the employer
 * is shown the profile's, which is told where there is one.
 */
export function PhoneToSend({ seeker, inputRef, phone, last, country, problem, onChange }: PhoneToSendProps) {
  const { t } = useTranslation('empleo');
  const { data } = useSentAlongQuery(seeker);
  const [open, setOpen] = useState(phone !== '');
  // Also one that another tab wrote since: what is sent is seen.
  if (!open && phone !== '') setOpen(true);
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (asked) inputRef.current?.focus();
  }, [asked, inputRef]);
  const show = (number: string) => {
    if (number) onChange(number);
    setOpen(true);
    setAsked(true);
  };

  return (
    <>
      {open ? (
        <TextInput
          ref={inputRef}
          type="tel"
          autoComplete="tel"
          label={t('apply.phone')}
          hint={t('apply.phoneHint')}
          optionalText={t('optional')}
          value={phone}
          error={problem && translateText(problem)}
          onChange={({ target }) => onChange(target.value)}
        />
      ) : (
        <Cluster gap={2}>
          <Button variant="quiet" size="small" onClick={() => show('')}>
            {t('apply.addPhone')}
          </Button>
          {last && (
            <Button variant="secondary" size="small" onClick={() => show(last)}>
              {t('apply.lastPhone', { number: formatPhone(last, country) })}
            </Button>
          )}
        </Cluster>
      )}
      {data?.phone && phone.trim() === '' && (
        <p className={styles.profilePhone}>
          {t('apply.profilePhone', { number: formatPhone(data.phone, country) })}{' '}
          <Link to="/mi-cuenta/datos-personales">{t('apply.change')}</Link>
        </p>
      )}
    </>
  );
}
