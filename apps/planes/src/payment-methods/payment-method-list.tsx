import { type PaymentMethod } from '@puente/domain/plans';
import { useTranslation } from '@puente/platform';
import { Button, EmptyState, Stack } from '@puente/ui';
import { Plus } from 'lucide-react';
import { PaymentMethodCard } from './payment-method-card.tsx';
import styles from './payment-methods.module.css';

interface PaymentMethodListProps {
  methods: readonly PaymentMethod[];
  onAdd: () => void;
  onEdit: (method: PaymentMethod) => void;
  onRemove: (method: PaymentMethod) => void;
}

export function PaymentMethodList({ methods, onAdd, onEdit, onRemove }: PaymentMethodListProps) {
  const { t } = useTranslation('planes');
  const add = (
    <Button onClick={onAdd} className={styles.add}>
      <Plus aria-hidden="true" />
      {t('payment.add')}
    </Button>
  );
  if (methods.length === 0)
    return (
      <EmptyState headingLevel={3} title={t('payment.emptyTitle')} action={add}>
        {t('payment.emptyText')}
      </EmptyState>
    );
  return (
    <>
      <Stack as="ul">
        {methods.map((method) => (
          <li key={method.id}>
            <PaymentMethodCard
              method={method}
              onEdit={() => onEdit(method)}
              onRemove={() => onRemove(method)}
            />
          </li>
        ))}
      </Stack>
      {add}
    </>
  );
}
