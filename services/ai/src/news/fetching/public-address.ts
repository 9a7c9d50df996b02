import { BlockList, isIP } from 'node:net';

/**
 * What is not the public internet: IANA's registry of special-purpose IPv4 addresses (RFC 6890), multicast, what is
 * reserved, and the address at which Azure answers its own machines.
 */
const closedIPv4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;

/** Of IPv6 only global unicast is public, less what carries IPv4 addresses (Teredo, 6to4) or is documentation. */
const openIPv6 = [['2000::', 3]] as const;
const closedIPv6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const;

const blockList = (blocks: readonly (readonly [string, number])[], family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList();
  for (const [network, prefix] of blocks) list.addSubnet(network, prefix, family);
  return list;
};

const closed4 = blockList(closedIPv4, 'ipv4');
const open6 = blockList(openIPv6, 'ipv6');
const closed6 = blockList(closedIPv6, 'ipv6');
const loopback4 = blockList([['127.0.0.0', 8]], 'ipv4');

/** Whether a server on the public internet can have this IP address. An address with a zone has none. */
export const isPublicAddress = (address: string): boolean => {
  if (isIP(address) === 4) return !closed4.check(address, 'ipv4');
  if (isIP(address) !== 6 || address.includes('%')) return false;
  return open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6');
};

/** Whether it is this machine's own. */
export const isLoopbackAddress = (address: string): boolean =>
  isIP(address) === 4 ? loopback4.check(address, 'ipv4') : address === '::1';
