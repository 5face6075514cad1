export * from './registry.ts';
export * from './section-descriptor.ts';
export * from './slot-names.ts';
