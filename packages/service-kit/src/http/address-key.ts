import { isIP, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Without the zone of a link-local address, which the library does not know in all its forms. */
const withoutZone = (address: string): string => address.replace(/%.*/, '');

const networkOf = ({ parts }: ipaddr.IPv6, groups: number): string =>
  `${parts
    .slice(0, groups)
    .map((part) => part.toString(16))
    .join(':')}::/${groups * 16}`;

/**
 * What limits by address count by: an IPv4 address itself, the /64 of an IPv6 one (`2001:db8:0:0::/64`), since a
 * household or a server has all of those addresses (RFC 6177). Anything else is given back as it is.
 */
export const addressKey = (address: string): string => {
  // Most are IPv4: they are known by a character, without the long pattern of isIPv6.
  if (!address.includes(':') || address.includes('.') || !isIPv6(address)) return address;
  return networkOf(ipaddr.IPv6.parse(withoutZone(address)), 4);
};

/**
 * An address as it may be kept: the /24 of an IPv4 one (`203.0.113.0/24`), the /48 of an IPv6 one (`2001:db8:0::/48`).
 * Empty for anything else.
 */
export const coarseAddress = (address: string): string => {
  if (isIP(address) === 0) return '';
  const plain = ipaddr.process(withoutZone(address));
  return 'octets' in plain ? `${plain.octets.slice(0, 3).join('.')}.0/24` : networkOf(plain, 3);
};
