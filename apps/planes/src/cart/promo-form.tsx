import { useTranslation } from '@puente/platform';
import { Button, TextInput } from '@puente/ui';
import { type FormEvent, useState } from 'react';
import styles from './promo-form.module.css';

interface PromoFormProps {
  /** The code that counts; empty without one. */
  applied: string;
  /** Tells whether the code is a good one. */
  onApply: (code: string) => boolean;
}

export function PromoForm({ applied, onApply }: PromoFormProps) {
  const { t } = useTranslation('planes');
  const [code, setCode] = useState(applied);
  const [refused, setRefused] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setRefused(!onApply(code));
  };
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <TextInput
        label={t('cart.promo')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        error={refused && t('cart.promoRefused')}
        success={applied !== '' && t('cart.promoAccepted')}
      />
      <Button type="submit" variant="secondary">
        {t('cart.apply')}
      </Button>
    </form>
  );
}
