import { BlockList, isIPv6 } from 'node:net';

const ours = new BlockList();
ours.addSubnet('127.0.0.0', 8, 'ipv4');
ours.addSubnet('10.0.0.0', 8, 'ipv4');
ours.addSubnet('172.16.0.0', 12, 'ipv4');
ours.addSubnet('192.168.0.0', 16, 'ipv4');
ours.addSubnet('169.254.0.0', 16, 'ipv4');
ours.addAddress('::1', 'ipv6');
ours.addSubnet('fc00::', 7, 'ipv6');
ours.addSubnet('fe80::', 10, 'ipv6');

/** Whether an address is of this machine or of a private network (RFC 1918, 3927, 4193, 4291), as operators' are. */
export const isPrivateAddress = (address: string): boolean =>
  ours.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
