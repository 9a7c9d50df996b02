import type { IncomingMessage } from 'node:http';

const withoutMapping = (address: string): string => address.replace(/^::ffff:/, '');

/**
 * The address of whoever calls: the socket's, or, behind `trustedHops` proxies, the entry of X-Forwarded-For
 * that the farthest of them wrote. What stands left of it was written by the caller and is not believed.
 */
export const clientAddress = (req: IncomingMessage, trustedHops: number): string => {
  const socket = withoutMapping(req.socket.remoteAddress ?? 'unknown');
  const forwarded = String(req.headers['x-forwarded-for'] ?? '');
  const entries = forwarded
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  return trustedHops === 0 ? socket : (entries.at(-trustedHops) ?? socket);
};
