import { addressKey, coarseAddress } from './address-key.ts';

test.each([
  ['10.1.2.3', '10.1.2.3'],
  ['::ffff:10.1.2.3', '::ffff:10.1.2.3'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:0db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%br-12ab', 'fe80:0:0:0::/64'],
  ['', ''],
])('When the address is %s, then limits count for %s', (address, key) => {
  expect(addressKey(address)).toBe(key);
});

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:DB8:12:34::1', '2001:db8:12::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['fe80::1%br-12ab', 'fe80:0:0::/48'],
  ['not an address', ''],
  ['127.1', ''],
])('When %s is kept, then only its network is: %s', (address, network) => {
  expect(coarseAddress(address)).toBe(network);
});
