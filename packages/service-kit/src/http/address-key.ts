import { isIPv6 } from 'node:net';

/**
 * What limits by address count by: an IPv4 address itself, the /64 of an IPv6 one (`2001:db8:0:0::/64`), since a
 * household or a server has all of those addresses (RFC 6177). Anything else is given back as it is.
 */
export const addressKey = (address: string): string => {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [head = '', tail = ''] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const missing = 8 - groups.length - tail.split(':').filter(Boolean).length;
  const whole = address.includes('::')
    ? [...groups, ...Array<string>(missing).fill('0'), ...tail.split(':')]
    : groups;
  return `${whole.slice(0, 4).join(':').toLowerCase()}::/64`;
};
