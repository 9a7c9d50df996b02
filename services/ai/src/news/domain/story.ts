import { createHash } from 'node:crypto';
import { fold } from '@academy/service-kit/text/fold.ts';

/** Parameters that only say where a reader came from. */
const tracking = /^(?:utm_\w+|fbclid|gclid|mc_cid|mc_eid|igshid|ref|ref_src|cmpid)$/i;

/** The address of an item without what counts its readers. */
export const withoutTracking = (url: URL): URL => {
  const clean = new URL(url);
  clean.hash = '';
  for (const name of [...clean.searchParams.keys()]) if (tracking.test(name)) clean.searchParams.delete(name);
  return clean;
};

/** What is equal for two spellings of one address: the scheme, `www.`, a closing slash and the order of parameters. */
const addressKey = (url: URL): string => {
  const { hostname, port, pathname, searchParams } = withoutTracking(url);
  const query = [...searchParams].map((pair) => pair.join('=')).sort();
  return [hostname.replace(/^www\./, ''), port, pathname.replace(/\/+$/, ''), ...query].join('|');
};

const idFrom = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** The id of a story: the same from every feed that names its address. */
export const newsIdOf = (url: URL): string => `feed-${idFrom(addressKey(url))}`;

/** The id of a feed, so that one address is one feed. */
export const feedIdOf = (url: URL): string => idFrom(url.href);

const fewestWords = 4;

/** A title reduced to its words; null for one too short to tell two stories apart. */
export const storyKeyOf = (title: string): string | null => {
  const words = fold(title).match(/[\p{Letter}\p{Number}]+/gu) ?? [];
  return words.length < fewestWords ? null : words.join(' ').slice(0, 200);
};
