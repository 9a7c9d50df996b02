import type { IncomingMessage } from 'node:http';

const mapping = '::ffff:';

const withoutMapping = (address: string): string =>
  address.startsWith(mapping) ? address.slice(mapping.length) : address;

/**
 * The caller's address: the socket's, or, behind `trustedHops` proxies, the entry of X-Forwarded-For
 * that the farthest of them wrote. What stands left of it was written by the caller and is not believed.
 */
export const clientAddress = (req: IncomingMessage, trustedHops: number): string => {
  const socket = withoutMapping(req.socket.remoteAddress ?? 'unknown');
  if (trustedHops === 0) return socket;
  const forwarded = String(req.headers['x-forwarded-for'] ?? '');
  const entries = forwarded
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  return entries.at(-trustedHops) ?? socket;
};
