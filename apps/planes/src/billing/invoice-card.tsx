import { currentPlan, formatUsd, type Invoice, invoiceNumber } from '@puente/domain/plans';
import { formatDate, type SessionUser, translateText, useTranslation } from '@puente/platform';
import { Alert, Button, Card } from '@puente/ui';
import { Download, FileText } from 'lucide-react';
import { useId } from 'react';
import cardStyles from '../shared/card.module.css';
import styles from './billing.module.css';
import { useDownload } from './use-download.ts';

interface InvoiceCardProps {
  invoice: Invoice;
  /** To whom it is made out. */
  user: SessionUser;
}

export function InvoiceCard({ invoice, user }: InvoiceCardProps) {
  const { t } = useTranslation('planes');
  const nameId = useId();
  const { state, download } = useDownload(invoice, user);
  const plan = currentPlan(user.userType);
  const month = translateText(invoice.mes);
  const facts = [
    ['number', invoiceNumber(invoice)],
    ['date', formatDate(invoice.fecha)],
    ['plan', translateText(plan.name)],
    ['total', formatUsd(plan.monthlyCents ?? 0)],
  ] as const;
  return (
    <Card as="article" aria-labelledby={nameId} className={cardStyles.card}>
      <div className={styles.cardHead}>
        <FileText aria-hidden="true" className={cardStyles.icon} />
        <h3 id={nameId}>{month}</h3>
      </div>
      <dl className={styles.facts}>
        {facts.map(([fact, text]) => (
          <div key={fact}>
            <dt>{t(`billing.${fact}`)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Button
        variant="secondary"
        aria-label={t('billing.downloadNamed', { month })}
        loading={state === 'preparing'}
        onClick={() => void download()}
        className={styles.download}
      >
        <Download aria-hidden="true" />
        {t('billing.download')}
      </Button>
      {state === 'done' && <Alert tone="success">{t('billing.done', { month })}</Alert>}
      {state === 'failed' && <Alert tone="error">{t('billing.failed')}</Alert>}
    </Card>
  );
}
