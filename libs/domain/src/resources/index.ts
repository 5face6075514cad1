export * from './resource.enums.ts';
export * from './resource.rules.ts';
export * from './resource.schema.ts';
