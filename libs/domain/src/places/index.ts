export * from './place-answers.schema.ts';
export * from './places.catalogue.ts';
export * from './places-query.schema.ts';
export * from './places.rules.ts';
export * from './places.schema.ts';
export * from './postal-prefix.rules.ts';
export * from './zip-code.rules.ts';
