import { isIP } from 'node:net';
import { FeedError } from './feed-failure.ts';
import { isLoopbackAddress, isPublicAddress } from './public-address.ts';

/** What may be fetched from. Loopback only in tests, which serve their own feeds. */
export interface Reach {
  allowLoopback: boolean;
}

const longest = 2_000;
/** Names that never lead to the public internet (RFC 6761, 6762, 8375, and what routers and companies use). */
const localDomains = [
  'localhost',
  'local',
  'localdomain',
  'internal',
  'intranet',
  'private',
  'corp',
  'home',
  'lan',
  'home.arpa',
  'in-addr.arpa',
  'ip6.arpa',
  'onion',
  'test',
  'invalid',
];

/** The IP address that a URL names in the place of a host; null where it is a name. */
export const addressIn = ({ hostname }: URL): string | null => {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return isIP(bare) === 0 ? null : bare;
};

/** Whether this IP address may be connected to. */
export const isWithinReach = (address: string, { allowLoopback }: Reach): boolean =>
  isPublicAddress(address) || (allowLoopback && isLoopbackAddress(address));

const isLocalName = (hostname: string): boolean =>
  !hostname.includes('.') ||
  localDomains.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`));

const parse = (text: string, base?: URL): URL => {
  try {
    return new URL(text, base);
  } catch (cause) {
    throw new FeedError('address-refused', { cause });
  }
};

/**
 * An address of the public web: http or https at its own port, without a user, with a name that leads outside or a
 * public IP address. Numbers are read as browsers do, so that 2130706433, 0x7f.1 and 127.0.0.1 are one address. Throws
 * FeedError `address-refused`, or `private-address` where it names an address that is not public.
 */
export const parseFeedAddress = (text: string, reach: Reach, base?: URL): URL => {
  if (text.length > longest) throw new FeedError('address-refused');
  const url = parse(text, base);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new FeedError('address-refused');
  if (url.username !== '' || url.password !== '') throw new FeedError('address-refused');
  // A name may end with the root's dot, which would hide it from the list of local names.
  url.hostname = url.hostname.replace(/\.+$/, '');
  url.hash = '';
  const address = addressIn(url);
  if (address !== null && reach.allowLoopback && isLoopbackAddress(address)) return url;
  if (url.port !== '') throw new FeedError('address-refused');
  if (address === null ? isLocalName(url.hostname) : !isPublicAddress(address))
    throw new FeedError('private-address');
  return url;
};
