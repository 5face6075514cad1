import { expiryProblem, maskCard, type PaymentMethod } from '@puente/domain/plans';
import { translateText, useTranslation } from '@puente/platform';
import { Badge, Button, Card, Cluster, VisuallyHidden } from '@puente/ui';
import { CreditCard, Pencil, Trash2 } from 'lucide-react';
import { useId } from 'react';
import cardStyles from '../shared/card.module.css';
import styles from './payment-methods.module.css';

interface PaymentMethodCardProps {
  method: PaymentMethod;
  onEdit: () => void;
  onRemove: () => void;
}

export function PaymentMethodCard({ method, onEdit, onRemove }: PaymentMethodCardProps) {
  const { t } = useTranslation('planes');
  const nameId = useId();
  const { last4, cardName, expDate } = method;
  const expired = expiryProblem(expDate, new Date()) !== null;
  return (
    <Card as="article" aria-labelledby={nameId} className={cardStyles.card}>
      <div className={styles.cardHead}>
        <CreditCard aria-hidden="true" className={cardStyles.icon} />
        <h3 id={nameId}>
          <span aria-hidden="true">{maskCard(last4)}</span>
          <VisuallyHidden>{t('payment.endingIn', { last4 })}</VisuallyHidden>
        </h3>
        {expired && <Badge tone="error">{t('payment.expired')}</Badge>}
      </div>
      <div>
        <p className={styles.holder}>{cardName}</p>
        <p>{t('payment.expires', { expDate })}</p>
      </div>
      <address className={styles.address}>
        {addressLines(method).map((line, index) => (
          <span key={index}>{line}</span>
        ))}
      </address>
      <Cluster gap={2}>
        <Button variant="secondary" aria-label={t('payment.editNamed', { last4 })} onClick={onEdit}>
          <Pencil aria-hidden="true" />
          {t('payment.edit')}
        </Button>
        <Button variant="quiet" aria-label={t('payment.removeNamed', { last4 })} onClick={onRemove}>
          <Trash2 aria-hidden="true" />
          {t('payment.remove')}
        </Button>
      </Cluster>
    </Card>
  );
}

function addressLines({ addressLine1, addressLine2, city, state, zip, country }: PaymentMethod): string[] {
  return [
    addressLine1,
    addressLine2,
    `${city}, ${translateText(state)} ${zip}`,
    translateText(country),
  ].filter(Boolean);
}
