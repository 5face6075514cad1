import { type CartItem, isPromoCode, sampleCart, settleQuantity } from '@puente/domain/plans';
import { setNavigationBadge } from '@puente/platform';
import { useKept } from '@puente/platform/storage';
import { useEffect } from 'react';

/** How many of each sample product are in the cart, by its id. */
type Quantities = Readonly<Record<string, unknown>>;

const fullCart = quantitiesOf(sampleCart);
const noPromo = '';

/**
 * The demonstration's cart: kept in this browser alone. Its count is shown in the frame once somebody has changed it:
 * to who has put nothing in, the samples would read as a debt.
 */
export function useCart() {
  const [changed, keep] = useKept('localStorage', 'cart', readQuantities);
  const quantities = changed ?? fullCart;
  const [promo, keepPromo] = useKept('localStorage', 'cart-promo', readPromo);
  const items = sampleCart.flatMap((item) => {
    const quantity = quantities[item.id];
    return typeof quantity === 'number' ? [{ ...item, quantity: settleQuantity(quantity) }] : [];
  });
  const count = changed ? items.reduce((sum, { quantity }) => sum + quantity, 0) : 0;
  useEffect(() => setNavigationBadge('/cart', count), [count]);

  return {
    items,
    /** The code that counts; empty without one. */
    promo,
    /** True if the code is a good one; any other takes back the one before. */
    applyPromo: (typed: string) => {
      const accepted = isPromoCode(typed);
      keepPromo(accepted ? typed.trim() : noPromo);
      return accepted;
    },
    setQuantity: (id: number, quantity: number) =>
      keep({ ...quantitiesOf(items), [id]: settleQuantity(quantity) }),
    remove: (id: number) => keep(quantitiesOf(items.filter((item) => item.id !== id))),
    refill: () => keep(fullCart),
  };
}

function quantitiesOf(items: readonly CartItem[]): Quantities {
  return Object.fromEntries(items.map(({ id, quantity }) => [id, quantity]));
}

function readQuantities(kept: unknown): Quantities | undefined {
  return typeof kept === 'object' && kept !== null ? (kept as Quantities) : undefined;
}

function readPromo(kept: unknown): string {
  return typeof kept === 'string' && isPromoCode(kept) ? kept : noPromo;
}
