import { cartTotals, isPromoCode, sampleCart, settleQuantity } from '@puente/domain/plans';
import { Link, usePageTitle, useTranslation } from '@puente/platform';
import { Alert, Badge, Button, buttonClassName, Container, EmptyState, PageHeader } from '@puente/ui';
import { useRef, useState } from 'react';
import { CartLine } from './cart-line.tsx';
import styles from './cart-page.module.css';
import { CartSummary } from './cart-summary.tsx';
import { PromoForm } from './promo-form.tsx';

/** A demonstration: it lives in this page, is sent nowhere and sells nothing. */
export default function CartPage() {
  const { t } = useTranslation('planes');
  usePageTitle(t('cart.title'));
  const [items, setItems] = useState(sampleCart);
  const [promo, setPromo] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);

  const setQuantity = (id: number, quantity: number) =>
    setItems(items.map((item) => (item.id === id ? { ...item, quantity: settleQuantity(quantity) } : item)));
  const remove = (id: number) => {
    setItems(items.filter((item) => item.id !== id));
    // The button that had the focus is gone with its line.
    heading.current?.focus();
  };

  return (
    <Container className={styles.page}>
      <PageHeader title={t('cart.title')} actions={<Badge tone="warning">{t('cart.demo')}</Badge>} />
      <Alert tone="info">{t('cart.notice')}</Alert>
      <div className={styles.columns}>
        <section aria-labelledby="cart-items" className={styles.items}>
          <h2 id="cart-items" ref={heading} tabIndex={-1}>
            {t('cart.items')}
          </h2>
          {items.length === 0 ? (
            <EmptyState
              headingLevel={3}
              title={t('cart.emptyTitle')}
              action={
                <>
                  <Button variant="secondary" onClick={() => setItems(sampleCart)}>
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
                    onRemove={() => remove(item.id)}
                  />
                </li>
              ))}
            </ul>
          )}
        </section>
        {items.length > 0 && (
          <div className={styles.aside}>
            <PromoForm accepted={promo === undefined ? undefined : isPromoCode(promo)} onApply={setPromo} />
            <CartSummary totals={cartTotals(items, promo)} />
          </div>
        )}
      </div>
    </Container>
  );
}
