import ipaddr from 'ipaddr.js';

/** Hextets of the part of an IPv6 address that its provider gives to one customer, who has all addresses below it. */
const network = 4;

/**
 * Who calls, as far as an address tells: an IPv4 address, or the /64 of an IPv6 one. IPv4 that comes as IPv6 is IPv4.
 * @throws Error for what is no address
 */
export function addressKey(address: string): string {
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return `${parsed.parts
    .slice(0, network)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}
