import { useTranslation } from '@puente/platform';
import { Button, TextInput } from '@puente/ui';
import { type FormEvent, useState } from 'react';
import styles from './promo-form.module.css';

interface PromoFormProps {
  /** Whether the code that was applied last is a good one; undefined before the first. */
  accepted: boolean | undefined;
  onApply: (code: string) => void;
}

export function PromoForm({ accepted, onApply }: PromoFormProps) {
  const { t } = useTranslation('planes');
  const [code, setCode] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onApply(code);
  };
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <TextInput
        label={t('cart.promo')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        error={accepted === false && t('cart.promoRefused')}
        success={accepted && t('cart.promoAccepted')}
      />
      <Button type="submit" variant="secondary">
        {t('cart.apply')}
      </Button>
    </form>
  );
}
