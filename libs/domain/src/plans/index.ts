export * from './cart.rules.ts';
export * from './invoices.catalogue.ts';
export * from './payment.rules.ts';
export * from './plans.catalogue.ts';
