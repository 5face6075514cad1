export * from './registry.ts';
export * from './section-descriptor.ts';
