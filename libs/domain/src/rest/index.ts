export * from './envelope.ts';
export * from './envelope.schema.ts';
export * from './fields.schema.ts';
export * from './messages.catalogue.ts';
