import { sampleInvoices } from '@puente/domain/plans';
import { useTranslation } from '@puente/platform';
import { AccountPage } from '@puente/section-kit';
import { Alert, Badge, Stack } from '@puente/ui';
import { InvoiceCard } from './invoice-card.tsx';

/** Two sample invoices. Nobody was charged anything: there is no plan to buy. */
export default function BillingPage() {
  const { t } = useTranslation('planes');
  return (
    <AccountPage title={t('billing.title')} actions={<Badge tone="warning">{t('demo')}</Badge>} width="text">
      {(user) => (
        <>
          <Alert title={t('billing.notice.title')}>{t('billing.notice.text')}</Alert>
          <Stack as="section" aria-labelledby="invoices">
            <h2 id="invoices">{t('billing.listTitle')}</h2>
            <Stack as="ul">
              {sampleInvoices.map((invoice) => (
                <li key={invoice.id}>
                  <InvoiceCard invoice={invoice} user={user} />
                </li>
              ))}
            </Stack>
          </Stack>
        </>
      )}
    </AccountPage>
  );
}
