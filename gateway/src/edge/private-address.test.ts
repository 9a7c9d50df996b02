import { isPrivateAddress } from './private-address.ts';

test.each(['127.0.0.1', '10.1.2.3', '172.31.0.9', '192.168.1.1', '::1', 'fd00::1', '::ffff:127.0.0.1'])(
  '%s is of a private network',
  (address) => expect(isPrivateAddress(address)).toBe(true),
);

test.each(['8.8.8.8', '172.32.0.1', '192.0.2.1', '2001:db8::1', '::ffff:8.8.8.8', 'unknown', ''])(
  '%j is not',
  (address) => expect(isPrivateAddress(address)).toBe(false),
);
