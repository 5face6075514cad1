import { BlockList, isIP } from 'node:net';
import { type Environment } from './environment.ts';
import { StartError } from './stop-signals.ts';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether nobody but this machine reaches what listens on `host`. */
function isLoopback(host: string): boolean {
  if (host === 'localhost') return true;
  const family = isIP(host);
  return family !== 0 && loopback.check(host, family === 4 ? 'ipv4' : 'ipv6');
}

/** What makes the site one that others reach, in words; undefined where only this machine does. */
export function openBecause({
  host,
  publicUrl,
}: Pick<Environment, 'host' | 'publicUrl'>): string | undefined {
  if (!isLoopback(host)) return `HOST is "${host}"`;
  return publicUrl.startsWith('https:') ? `PUBLIC_URL is "${publicUrl}"` : undefined;
}

/**
 * What is handy on one's own machine would hand a site that others reach to everybody: the inbox has all links that set a
 * password, the demo accounts one that is known, and behind a proxy that is not believed all people are one address.
 * So there it has to be said.
 * @throws StartError that names the variables that are missing
 */
export function assertFitForOthers(
  environment: Environment,
  given: { demo: boolean; trustProxy: boolean },
): void {
  const because = openBecause(environment);
  if (!because) return;
  const missing = [
    ...(environment.smtpUrl
      ? []
      : ['SMTP_URL to the server that mails leave through (smtp://user:password@host:587)']),
    ...(given.demo ? [] : ['PUENTE_DEMO to 0 (empty) or 1 (demo accounts with a password everybody knows)']),
    ...(given.trustProxy || !environment.publicUrl.startsWith('https:')
      ? []
      : ['TRUST_PROXY to the addresses of the proxy that speaks https (loopback, if on this machine)']),
  ];
  if (missing.length > 0)
    throw new StartError(`${because}, so others reach this site: set ${missing.join('; ')}.`);
}
