import { addressIn, isWithinReach, parseFeedAddress, type Reach } from './feed-address.ts';
import { beforeAbort } from './before-abort.ts';
import { FeedError } from './feed-failure.ts';
import type { FeedAnswer, FeedNetwork } from './feed-network.ts';
import { readBody } from './read-body.ts';

/** What the last answer was marked with (RFC 9110, 8.8). */
export interface Validators {
  etag: string | null;
  lastModified: string | null;
}

export type FetchedFeed =
  | { kind: 'unchanged' }
  | ({ kind: 'changed'; text: string; /** Where it was found in the end. */ url: URL } & Validators);

export interface FetchOptions {
  network: FeedNetwork;
  reach: Reach;
  /** For everything together: names, redirects and body. */
  timeoutMs: number;
  /** Of the body, unpacked. */
  maxBytes: number;
  userAgent: string;
  /** Ends the fetch early. */
  signal?: AbortSignal;
  now?: () => Date;
}

const mostRedirects = 5;
const redirects = new Set([301, 302, 303, 307, 308]);
const accepted =
  'application/rss+xml, application/atom+xml, application/rdf+xml, application/xml, text/xml, */*;q=0.1';

type Resolution = Required<Pick<FetchOptions, 'network' | 'reach' | 'signal'>>;

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

const retryAfterMs = (header: string | undefined, now: Date): number | undefined => {
  if (header === undefined) return undefined;
  const ms = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - now.getTime();
  return ms > 0 ? ms : undefined;
};

const refusal = (answer: FeedAnswer, now: Date): FeedError => {
  const pause = retryAfterMs(answer.header('retry-after'), now);
  return new FeedError('http-status', {
    status: answer.status,
    ...(pause !== undefined && { retryAfterMs: pause }),
  });
};

const headersFor = ({ etag, lastModified }: Validators, userAgent: string): Record<string, string> => ({
  accept: accepted,
  'accept-encoding': 'gzip, deflate, br',
  'user-agent': userAgent,
  ...(etag !== null && { 'if-none-match': etag }),
  ...(lastModified !== null && { 'if-modified-since': lastModified }),
});

const longestValidator = 500;

/** What is too long to be sent back each time is not kept. */
const validator = (answer: FeedAnswer, name: string): string | null => {
  const value = answer.header(name) ?? '';
  return value !== '' && value.length <= longestValidator ? value : null;
};

/** A redirect is an address like the first, and checked like it; none leads from https back to http. */
const followed = (answer: FeedAnswer, from: URL, reach: Reach): URL => {
  const to = parseFeedAddress(answer.header('location') ?? '', reach, from);
  if (from.protocol === 'https:' && to.protocol !== 'https:') throw new FeedError('address-refused');
  return to;
};

/**
 * Fetches a feed, or learns that it has not changed. Every address on the way is checked before it is connected to, and
 * connected to as it was checked. Throws FeedError, whatever went wrong.
 */
export const fetchFeed = async (
  address: string,
  validators: Validators,
  options: FetchOptions,
): Promise<FetchedFeed> => {
  const { network, reach, timeoutMs, maxBytes, userAgent, now = () => new Date() } = options;
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = options.signal ? AbortSignal.any([timeout, options.signal]) : timeout;
  const headers = headersFor(validators, userAgent);
  try {
    let url = parseFeedAddress(address, reach);
    for (let hop = 0; hop <= mostRedirects; hop += 1) {
      const pinned = await checkedAddress(url, { network, reach, signal });
      const answer = await network.connect({ url, address: pinned, headers, signal });
      try {
        if (redirects.has(answer.status)) {
          url = followed(answer, url, reach);
          continue;
        }
        if (answer.status === 304) return { kind: 'unchanged' };
        if (answer.status !== 200) throw refusal(answer, now());
        const text = await beforeAbort(readBody(answer, maxBytes), signal);
        return {
          kind: 'changed',
          text,
          url,
          etag: validator(answer, 'etag'),
          lastModified: validator(answer, 'last-modified'),
        };
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
