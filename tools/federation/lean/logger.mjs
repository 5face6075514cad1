// The federation runtime's logger, without prefixes and traces of its own: browsers have both.
const quiet = () => undefined;

export const createLogger = () => ({
  log: quiet,
  info: quiet,
  debug: quiet,
  success: quiet,
  ready: quiet,
  warn: (...args) => console.warn(...args),
  error: (...args) => console.error(...args),
  setPrefix: quiet,
  setDelegate: quiet,
});
export const createInfrastructureLogger = createLogger;
export const logger = createLogger();
export const infrastructureLogger = logger;
export const bindLoggerToCompiler = quiet;
