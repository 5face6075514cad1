import { sampleInvoices } from '@puente/domain/plans';
import { Link, usePageTitle, useSession, useTranslation } from '@puente/platform';
import { Alert, Badge, Container, PageHeader } from '@puente/ui';
import styles from './billing.module.css';
import { InvoiceCard } from './invoice-card.tsx';

/** Two sample invoices. Nobody was charged anything: there is no plan to buy. */
export default function BillingPage() {
  const session = useSession();
  const { t } = useTranslation('planes');
  usePageTitle(t('billing.title'));
  // The guard is about to leave for the sign-in page.
  if (session.status === 'signed-out') return null;
  return (
    <Container width="text" className={styles.page}>
      <PageHeader
        title={t('billing.title')}
        above={<Link to="/mi-cuenta">{t('account')}</Link>}
        actions={<Badge tone="warning">{t('demo')}</Badge>}
      />
      <Alert title={t('billing.notice.title')}>{t('billing.notice.text')}</Alert>
      <section aria-labelledby="invoices" className={styles.section}>
        <h2 id="invoices">{t('billing.listTitle')}</h2>
        <ul className={styles.list}>
          {sampleInvoices.map((invoice) => (
            <li key={invoice.id}>
              <InvoiceCard invoice={invoice} user={session.user} />
            </li>
          ))}
        </ul>
      </section>
    </Container>
  );
}
