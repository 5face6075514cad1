// Also for the gateway and a start, which have no Nest: erasable syntax only, and nothing of Nest in this module graph.
export { ConfigError, loadConfig } from './load-config.ts';
export { logLevelSchema } from './log-level.ts';
export { trustProxySchema } from './trust-proxy.ts';
