export * from './phone.rules.ts';
