import ipaddr from 'ipaddr.js';

/** Hextets of the part of an IPv6 address that its provider gives to one customer, who has all addresses below it. */
const network = 4;

/** `1.2.3.4:5678`, `[2001:db8::1]:5678` or `[2001:db8::1]`. */
const withPort = /^(?:([\d.]+):\d+|\[([^\]]+)\](?::\d+)?)$/;

/**
 * Who calls, as far as an address tells: an IPv4 address, or the /64 of an IPv6 one. IPv4 that comes as IPv6 is IPv4.
 * Some proxies report a port, too. All who come with what is no address count as one, so that nobody gets out of a
 * limit by it.
 */
export function addressKey(address: string): string {
  const bare = withPort.exec(address)?.slice(1).find(Boolean) ?? address;
  if (!ipaddr.isValid(bare)) return 'no address';
  const parsed = ipaddr.process(bare);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return `${parsed.parts
    .slice(0, network)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}
