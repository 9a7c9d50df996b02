import { beforeAbort } from './before-abort.ts';
import { FeedError } from './feed-failure.ts';
import type { FeedAnswer } from './feed-network.ts';
import { openAddress, type OpenOptions } from './open-address.ts';
import { readBody } from './read-body.ts';

/** What the last answer was marked with (RFC 9110, 8.8). */
export interface Validators {
  etag: string | null;
  lastModified: string | null;
}

export type FetchedFeed =
  | { kind: 'unchanged' }
  | ({ kind: 'changed'; text: string; /** Where it was found in the end. */ url: URL } & Validators);

export interface FetchOptions extends OpenOptions {
  /** Of the body, unpacked. */
  maxBytes: number;
  userAgent: string;
  now?: () => Date;
}

const accepted =
  'application/rss+xml, application/atom+xml, application/rdf+xml, application/xml, text/xml, */*;q=0.1';

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

/** Fetches a feed, or learns that it has not changed. Throws FeedError as `openAddress`. */
export const fetchFeed = (
  address: string,
  validators: Validators,
  { maxBytes, userAgent, now = () => new Date(), ...options }: FetchOptions,
): Promise<FetchedFeed> =>
  openAddress<FetchedFeed>(
    {
      address,
      headers: headersFor(validators, userAgent),
      read: async (answer, { url, signal }) => {
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
      },
    },
    options,
  );
