import { type CartTotals, formatUsd } from '@puente/domain/plans';
import { useTranslation } from '@puente/platform';
import { Card } from '@puente/ui';
import styles from './cart-summary.module.css';

export function CartSummary({ totals }: { totals: CartTotals }) {
  const { t } = useTranslation('planes');
  return (
    <Card as="section" tone="sunken" aria-labelledby="cart-summary">
      <h2 id="cart-summary">{t('cart.summary')}</h2>
      <dl className={styles.sums} aria-live="polite">
        <div>
          <dt>{t('cart.subtotal')}</dt>
          <dd>{formatUsd(totals.subtotal)}</dd>
        </div>
        {totals.discount > 0 && (
          <div>
            <dt>{t('cart.discount')}</dt>
            <dd>−{formatUsd(totals.discount)}</dd>
          </div>
        )}
        <div className={styles.total}>
          <dt>{t('cart.total')}</dt>
          <dd>{formatUsd(totals.total)}</dd>
        </div>
      </dl>
    </Card>
  );
}
