import { cartTotals } from '@puente/domain/plans';
import { Link, usePageTitle, useTranslation } from '@puente/platform';
import { Alert, Badge, Button, buttonClassName, EmptyState, PageColumn, PageHeader } from '@puente/ui';
import { useRef } from 'react';
import { CartLine } from './cart-line.tsx';
import styles from './cart-page.module.css';
import { CartSummary } from './cart-summary.tsx';
import { PromoForm } from './promo-form.tsx';
import { useCart } from './use-cart.ts';

/** A demonstration: it lives in this browser, is sent nowhere and sells nothing. */
export default function CartPage() {
  const { t } = useTranslation('planes');
  usePageTitle(t('cart.title'));
  const { items, promo, applyPromo, setQuantity, remove, refill } = useCart();
  const heading = useRef<HTMLHeadingElement>(null);

  // The button that had the focus is gone with what it did.
  const focusHeading = () => heading.current?.focus();

  return (
    <PageColumn gap={0}>
      <PageHeader
        accent="nopal"
        title={t('cart.title')}
        actions={<Badge tone="warning">{t('demo')}</Badge>}
      />
      <Alert tone="info">{t('cart.notice')}</Alert>
      <div className={styles.columns}>
        <section aria-labelledby="cart-items" className={styles.items}>
          <h2 id="cart-items" ref={heading} tabIndex={-1}>
            {t('cart.items')}
          </h2>
          {items.length === 0 ? (
            <EmptyState
              picture="basket"
              headingLevel={3}
              title={t('cart.emptyTitle')}
              action={
                <>
                  <Button
                    variant="secondary"
                    onClick={() => {
                      refill();
                      focusHeading();
                    }}
                  >
                    {t('cart.restore')}
                  </Button>
                  <Link to="/planes" className={buttonClassName({ variant: 'quiet' })}>
                    {t('cart.seePlans')}
                  </Link>
                </>
              }
            >
              {t('cart.emptyText')}
            </EmptyState>
          ) : (
            <ul className={styles.list}>
              {items.map((item) => (
                <li key={item.id}>
                  <CartLine
                    item={item}
                    onQuantity={(quantity) => setQuantity(item.id, quantity)}
                    onRemove={() => {
                      remove(item.id);
                      focusHeading();
                    }}
                  />
                </li>
              ))}
            </ul>
          )}
        </section>
        {items.length > 0 && (
          <div className={styles.aside}>
            <PromoForm applied={promo} onApply={applyPromo} />
            <CartSummary totals={cartTotals(items, promo)} />
          </div>
        )}
      </div>
    </PageColumn>
  );
}
