import { type CartItem, cartTotals, formatUsd, quantityMin } from '@puente/domain/plans';
import { translateText, useTranslation } from '@puente/platform';
import { Button, Card, VisuallyHidden } from '@puente/ui';
import { Minus, Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import styles from './cart-line.module.css';

interface CartLineProps {
  item: CartItem;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}

export function CartLine({ item, onQuantity, onRemove }: CartLineProps) {
  const { t } = useTranslation('planes');
  const nameId = useId();
  const { quantity } = item;
  const name = translateText(item.name);
  return (
    <Card as="article" aria-labelledby={nameId} className={styles.line}>
      <div className={styles.texts}>
        <h3 id={nameId}>{name}</h3>
        <p>{translateText(item.description)}</p>
        <p className={styles.each}>{t('cart.each', { price: formatUsd(item.price * 100) })}</p>
      </div>
      <p className={styles.total}>
        <VisuallyHidden>{t('cart.lineTotal', { name })} </VisuallyHidden>
        {formatUsd(cartTotals([item]).total)}
      </p>
      <div role="group" aria-label={t('cart.quantity', { name })} className={styles.quantity}>
        <button
          type="button"
          className={styles.step}
          aria-label={t('cart.less', { name })}
          // Not `disabled`: whoever pressed it down to one keeps the focus.
          aria-disabled={quantity <= quantityMin}
          onClick={() => quantity > quantityMin && onQuantity(quantity - 1)}
        >
          <Minus aria-hidden="true" />
        </button>
        <output className={styles.count}>{quantity}</output>
        <button
          type="button"
          className={styles.step}
          aria-label={t('cart.more', { name })}
          onClick={() => onQuantity(quantity + 1)}
        >
          <Plus aria-hidden="true" />
        </button>
      </div>
      <Button
        variant="quiet"
        aria-label={t('cart.removeNamed', { name })}
        className={styles.remove}
        onClick={onRemove}
      >
        <Trash2 aria-hidden="true" />
        {t('cart.remove')}
      </Button>
    </Card>
  );
}
