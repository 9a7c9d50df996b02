import { beforeAbort } from './before-abort.ts';
import { addressIn, isWithinReach, parseFeedAddress, type Reach } from './feed-address.ts';
import { FeedError } from './feed-failure.ts';
import type { FeedAnswer, FeedNetwork } from './feed-network.ts';

export interface OpenOptions {
  network: FeedNetwork;
  reach: Reach;
  /** For everything together: names, redirects and what is read of the answer. */
  timeoutMs: number;
  /** Ends it early. */
  signal?: AbortSignal;
}

export interface OpenRequest<T> {
  address: string;
  headers: Readonly<Record<string, string>>;
  /** What is made of the first answer that is no redirect; it is closed afterwards. */
  read: (answer: FeedAnswer, at: { url: URL; signal: AbortSignal }) => Promise<T> | T;
}

const mostRedirects = 5;
const redirects = new Set([301, 302, 303, 307, 308]);
type Resolution = Required<Pick<OpenOptions, 'network' | 'reach' | 'signal'>>;

const resolve = (name: string, network: FeedNetwork, signal: AbortSignal): Promise<readonly string[]> =>
  beforeAbort(network.resolve(name), signal).catch((cause: unknown) => {
    throw signal.aborted ? cause : new FeedError('name-not-found', { cause });
  });

/** Every address of a name has to be within reach: with one that is not, the name is somebody's trick. */
const checkedAddress = async (url: URL, { network, reach, signal }: Resolution): Promise<string> => {
  const literal = addressIn(url);
  const addresses = literal === null ? await resolve(url.hostname, network, signal) : [literal];
  const [first] = addresses;
  if (first === undefined) throw new FeedError('name-not-found');
  if (!addresses.every((address) => isWithinReach(address, reach))) throw new FeedError('private-address');
  return first;
};

/** A redirect is an address like the first, and checked like it; none leads from https back to http. */
const followed = (answer: FeedAnswer, from: URL, reach: Reach): URL => {
  const to = parseFeedAddress(answer.header('location') ?? '', reach, from);
  if (from.protocol === 'https:' && to.protocol !== 'https:') throw new FeedError('address-refused');
  return to;
};

/**
 * Opens a public address and follows its redirects. Every address on the way is checked before it is connected to, and
 * connected to as it was checked. Throws FeedError, whatever went wrong.
 */
export const openAddress = async <T>(
  { address, headers, read }: OpenRequest<T>,
  { network, reach, timeoutMs, signal: stopping }: OpenOptions,
): Promise<T> => {
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = stopping ? AbortSignal.any([timeout, stopping]) : timeout;
  try {
    let url = parseFeedAddress(address, reach);
    for (let hop = 0; hop <= mostRedirects; hop += 1) {
      const pinned = await checkedAddress(url, { network, reach, signal });
      const answer = await network.connect({ url, address: pinned, headers, signal });
      try {
        if (!redirects.has(answer.status)) return await read(answer, { url, signal });
        url = followed(answer, url, reach);
      } finally {
        answer.close();
      }
    }
    throw new FeedError('too-many-redirects');
  } catch (cause) {
    if (cause instanceof FeedError) throw cause;
    throw new FeedError(timeout.aborted ? 'timeout' : 'unreachable', { cause });
  }
};
