import {
  keptPaymentMethod,
  type PaymentMethod,
  samplePaymentMethods,
  type TypedPaymentMethod,
} from '@puente/domain/plans';
import { useKept } from '@puente/platform/storage';

/** What one person's tab keeps: the next person to sign in in it begins anew. */
interface Kept {
  userId: number;
  methods: readonly PaymentMethod[];
}

/** The demonstration's payment methods: kept in this tab alone, without their numbers and security codes. */
export function usePaymentMethods(userId: number) {
  const [kept, keep] = useKept('sessionStorage', 'payment-methods', readKept);
  const methods = kept?.userId === userId ? kept.methods : samplePaymentMethods;
  const keepMethods = (next: readonly PaymentMethod[]) => keep({ userId, methods: next });

  return {
    methods,
    /** Adds what was typed, or puts it in the place of another. */
    save: (typed: TypedPaymentMethod, replaced?: PaymentMethod) => {
      const id = replaced?.id ?? Math.max(0, ...methods.map((method) => method.id)) + 1;
      const saved = keptPaymentMethod(id, typed, replaced);
      keepMethods(
        replaced ? methods.map((method) => (method.id === id ? saved : method)) : [...methods, saved],
      );
      return saved;
    },
    remove: (id: number) => keepMethods(methods.filter((method) => method.id !== id)),
  };
}

const texts: readonly (keyof PaymentMethod)[] = [
  'last4',
  'cardName',
  'expDate',
  'addressLine1',
  'addressLine2',
  'city',
  'state',
  'zip',
  'country',
];

function readKept(kept: unknown): Kept | undefined {
  const { userId, methods } = Object(kept) as Record<string, unknown>;
  if (typeof userId !== 'number' || !Array.isArray(methods) || !methods.every(isPaymentMethod))
    return undefined;
  return { userId, methods };
}

function isPaymentMethod(value: unknown): value is PaymentMethod {
  const method = Object(value) as Record<string, unknown>;
  return typeof method['id'] === 'number' && texts.every((field) => typeof method[field] === 'string');
}
