import { type PaymentMethod, type TypedPaymentMethod } from '@puente/domain/plans';
import { useTranslation } from '@puente/platform';
import { AccountPage } from '@puente/section-kit';
import { Alert, Badge, Card, ConfirmDialog, Stack } from '@puente/ui';
import { useEffect, useRef, useState } from 'react';
import cardStyles from '../shared/card.module.css';
import { PaymentMethodForm } from './payment-method-form.tsx';
import { PaymentMethodList } from './payment-method-list.tsx';
import { usePaymentMethods } from './use-payment-methods.ts';

export default function PaymentMethodsPage() {
  const { t } = useTranslation('planes');
  return (
    <AccountPage title={t('payment.title')} actions={<Badge tone="warning">{t('demo')}</Badge>} width="text">
      {(user) => (
        <>
          <Alert title={t('payment.notice.title')}>{t('payment.notice.text')}</Alert>
          <PaymentMethods userId={user.id} />
        </>
      )}
    </AccountPage>
  );
}

type Done = { what: 'saved' | 'removed'; last4: string };

/** The list, or in its place the form for one of its entries. The focus is on the heading of what came last. */
function PaymentMethods({ userId }: { userId: number }) {
  const { t } = useTranslation('planes');
  const { methods, save, remove } = usePaymentMethods(userId);
  const [edited, setEdited] = useState<PaymentMethod | 'new'>();
  const [removing, setRemoving] = useState<PaymentMethod>();
  const [done, setDone] = useState<Done>();
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(true);

  useEffect(() => {
    if (!isFirst.current) heading.current?.focus();
    isFirst.current = false;
  }, [edited, methods.length]);

  const open = (what: PaymentMethod | 'new') => {
    setDone(undefined);
    setEdited(what);
  };
  const finish = (typed: TypedPaymentMethod) => {
    const { last4 } = save(typed, replaced);
    setDone({ what: 'saved', last4 });
    setEdited(undefined);
  };
  const removeIt = ({ id, last4 }: PaymentMethod) => {
    remove(id);
    setDone({ what: 'removed', last4 });
    setRemoving(undefined);
  };
  const replaced = edited === 'new' ? undefined : edited;

  if (edited)
    return (
      <Card as="section" aria-labelledby="payment-form" className={cardStyles.card}>
        <h2 id="payment-form" ref={heading} tabIndex={-1}>
          {replaced ? t('payment.editTitle', { last4: replaced.last4 }) : t('payment.addTitle')}
        </h2>
        <PaymentMethodForm method={replaced} onSave={finish} onCancel={() => setEdited(undefined)} />
      </Card>
    );
  return (
    <Stack as="section" aria-labelledby="payment-list">
      <h2 id="payment-list" ref={heading} tabIndex={-1}>
        {t('payment.listTitle')}
      </h2>
      {done && <Alert tone="success">{t(`payment.${done.what}`, { last4: done.last4 })}</Alert>}
      <PaymentMethodList
        methods={methods}
        onAdd={() => open('new')}
        onEdit={open}
        onRemove={(method) => {
          setDone(undefined);
          setRemoving(method);
        }}
      />
      <ConfirmDialog
        open={removing !== undefined}
        title={t('payment.removeTitle', { last4: removing?.last4 ?? '' })}
        confirmLabel={t('payment.removeConfirm')}
        cancelLabel={t('payment.removeCancel')}
        danger
        onConfirm={() => removing && removeIt(removing)}
        onCancel={() => setRemoving(undefined)}
      >
        {t('payment.removeText')}
      </ConfirmDialog>
    </Stack>
  );
}
