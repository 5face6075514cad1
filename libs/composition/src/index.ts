export * from './registry.ts';
export * from './route-assets.ts';
export * from './route-path.ts';
export * from './section-descriptor.ts';
export * from './section-route.ts';
export * from './served-store.ts';
export * from './shell-release.ts';
export * from './slot-names.ts';
