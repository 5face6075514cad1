import { sampleInvoices } from '@puente/domain/plans';
import { useTranslation } from '@puente/platform';
import { AccountPage } from '@puente/section-kit';
import { Alert, Badge } from '@puente/ui';
import styles from './billing.module.css';
import { InvoiceCard } from './invoice-card.tsx';

/** Two sample invoices. Nobody was charged anything: there is no plan to buy. */
export default function BillingPage() {
  const { t } = useTranslation('planes');
  return (
    <AccountPage title={t('billing.title')} actions={<Badge tone="warning">{t('demo')}</Badge>} width="text">
      {(user) => (
        <>
          <Alert title={t('billing.notice.title')}>{t('billing.notice.text')}</Alert>
          <section aria-labelledby="invoices" className={styles.section}>
            <h2 id="invoices">{t('billing.listTitle')}</h2>
            <ul className={styles.list}>
              {sampleInvoices.map((invoice) => (
                <li key={invoice.id}>
                  <InvoiceCard invoice={invoice} user={user} />
                </li>
              ))}
            </ul>
          </section>
        </>
      )}
    </AccountPage>
  );
}
