import { isIPv4, isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address, without leading zeros removed or added. */
const groupsOf = (address: string): string[] => {
  const [head = '', tail = ''] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const missing = 8 - groups.length - tail.split(':').filter(Boolean).length;
  return address.includes('::')
    ? [...groups, ...Array<string>(missing).fill('0'), ...tail.split(':')]
    : groups;
};

const networkOf = (address: string, groups: number): string =>
  `${groupsOf(address).slice(0, groups).join(':').toLowerCase()}::/${groups * 16}`;

/**
 * What limits by address count by: an IPv4 address itself, the /64 of an IPv6 one (`2001:db8:0:0::/64`), since a
 * household or a server has all of those addresses (RFC 6177). Anything else is given back as it is.
 */
export const addressKey = (address: string): string => {
  // Most are IPv4: they are known by a character, without the long pattern of isIPv6.
  if (!address.includes(':') || address.includes('.') || !isIPv6(address)) return address;
  return networkOf(address, 4);
};

const mapped = /^::ffff:(?=\d+\.)/i;

/**
 * An address as it may be kept: the /24 of an IPv4 one (`203.0.113.0/24`), the /48 of an IPv6 one (`2001:db8:0::/48`).
 * Empty for anything else.
 */
export const coarseAddress = (address: string): string => {
  const plain = address.replace(mapped, '');
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  return isIPv6(plain) && !plain.includes('.') ? networkOf(plain, 3) : '';
};
