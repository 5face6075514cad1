export * from './places.catalogue.ts';
export * from './places.rules.ts';
export * from './places.schema.ts';
export * from './zip-code.rules.ts';
