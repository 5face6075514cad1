// In the twin, in place of apps/shell/src/boot/load-registry.ts: menus and routes are a part of the program.
/* global TWIN_REGISTRY */
export const loadRegistry = () => Promise.resolve(TWIN_REGISTRY);
export const fetchRegistry = loadRegistry;
