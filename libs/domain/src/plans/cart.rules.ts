export interface CartItem {
  id: number;
  name: string;
  description: string;
  /** US dollars for one. */
  price: number;
  quantity: number;
}

/** In US cents. */
export interface CartTotals {
  subtotal: number;
  discount: number;
  total: number;
}

/** The demonstration's two plans. */
export const sampleCart: readonly CartItem[] = [
  { id: 1, name: 'Plan de muestra 1', description: 'Producto de demostración', price: 100, quantity: 1 },
  { id: 2, name: 'Plan de muestra 2', description: 'Producto de demostración', price: 200, quantity: 1 },
];

export const promoCode = 'descuento10';
const promoPercent = 10;
export const quantityMin = 1;

/** Only this code is accepted; spaces around it are forgiven. */
export function isPromoCode(typed: string): boolean {
  return typed.trim() === promoCode;
}

/** A whole number, never less than one. */
export function settleQuantity(quantity: number): number {
  return Number.isFinite(quantity) ? Math.max(quantityMin, Math.trunc(quantity)) : quantityMin;
}

export function cartTotals(items: readonly CartItem[], typedPromo = ''): CartTotals {
  const subtotal = items.reduce(
    (sum, { price, quantity }) => sum + Math.round(price * 100) * settleQuantity(quantity),
    0,
  );
  const discount = isPromoCode(typedPromo) ? Math.round((subtotal * promoPercent) / 100) : 0;
  return { subtotal, discount, total: subtotal - discount };
}

/** «US$5.99»: prices are in US dollars with two decimals, whatever the language. */
export function formatUsd(cents: number): string {
  const amount = (cents / 100).toLocaleString('en-US', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return `US$${amount}`;
}
