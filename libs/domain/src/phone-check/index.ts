export * from './parse-phone.ts';
