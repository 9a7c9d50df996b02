import { setImmediate } from 'node:timers/promises';
import { feedReader, type RawFeed } from './feed-reader.ts';

/** Read in one go: a few milliseconds. Between two of them the thread does what else waits. */
const sliceLength = 64 * 1024;

/**
 * Reads RSS 0.9 to 2.0, RDF and Atom in one pass, slice by slice with other work between them. Entities beyond XML's own
 * are not expanded and nothing is loaded, so a feed cannot grow in memory; at most 50 entries are read, and 20,000
 * characters of a field. What stands more than 64 elements deep, or in an element of more than 100 attributes, ends the
 * reading. Throws FeedError `not-a-feed`.
 */
export const parseFeed = async (xml: string): Promise<RawFeed> => {
  const reader = feedReader();
  let at = xml.startsWith('\uFEFF') ? 1 : 0;
  while (at < xml.length && reader.write(xml.slice(at, at + sliceLength))) {
    at += sliceLength;
    if (at < xml.length) await setImmediate();
  }
  return reader.end();
};
