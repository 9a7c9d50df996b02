import { setImmediate } from 'node:timers/promises';
import { Parser } from 'htmlparser2';
import { FeedError } from '../fetching/feed-failure.ts';

/** One entry as the feed has it: HTML in its texts, dates and addresses as they were written. */
export interface RawEntry {
  title: string;
  link: string;
  summary: string;
  date: string;
}

export interface RawFeed {
  title: string;
  /** Such as `es-ES`; empty where it says none. */
  language: string;
  entries: RawEntry[];
}

type Field = keyof RawEntry | 'guid';

const mostEntries = 50;
const longestField = 20_000;
/** The parser looks at all open elements for each new one, and at an element's attributes together. */
const limits = { depth: 64, attributes: 100 } as const;
/** Read in one go: a few milliseconds. Between two of them the thread does what else waits. */
const sliceLength = 64 * 1024;

/** Where each field stands; of several, the first that is given wins, in this order. */
const fields: Readonly<Record<string, { field: Field; rank: number }>> = {
  title: { field: 'title', rank: 0 },
  link: { field: 'link', rank: 0 },
  guid: { field: 'guid', rank: 0 },
  description: { field: 'summary', rank: 0 },
  summary: { field: 'summary', rank: 0 },
  'content:encoded': { field: 'summary', rank: 1 },
  content: { field: 'summary', rank: 1 },
  pubdate: { field: 'date', rank: 0 },
  published: { field: 'date', rank: 0 },
  'dc:date': { field: 'date', rank: 1 },
  updated: { field: 'date', rank: 2 },
};

const roots = new Set(['rss', 'rdf:rdf', 'feed']);
const entryNames = new Set(['item', 'entry']);

interface Draft {
  /** How deep the entry stands: its fields are its own children, not those of a quoted source. */
  depth: number;
  values: Map<Field, { text: string; rank: number }>;
}

interface Capture {
  name: string;
  depth: number;
  text: string;
}

const keep = ({ values }: Draft, name: string, text: string): void => {
  const place = fields[name];
  if (!place || text.trim() === '') return;
  const held = values.get(place.field);
  if (!held || place.rank < held.rank) values.set(place.field, { text: text.trim(), rank: place.rank });
};

const entryOf = ({ values }: Draft): RawEntry => {
  const textOf = (field: Field): string => values.get(field)?.text ?? '';
  return {
    title: textOf('title'),
    link: textOf('link') || textOf('guid'),
    summary: textOf('summary'),
    date: textOf('date'),
  };
};

/** An Atom link leads to the entry unless it says that it leads elsewhere. */
const isToEntry = ({ rel = 'alternate', type = 'text/html' }: Record<string, string>): boolean =>
  rel === 'alternate' && /html/.test(type);

/** Takes a feed in slices. */
export interface FeedReader {
  /** Reads on; false when the rest does not matter. */
  write: (slice: string) => boolean;
  /** What was read. Throws FeedError `not-a-feed`. */
  end: () => RawFeed;
}

/** A reader of one feed. See `parseFeed` for what it reads. */
export const feedReader = (): FeedReader => {
  const feed: RawFeed = { title: '', language: '', entries: [] };
  const open: string[] = [];
  let prefix = '';
  let isFeed = false;
  let isOver = false;
  let draft: Draft | null = null;
  let capture: Capture | null = null;

  // Atom may name its elements with a prefix of its own choice.
  const local = (name: string): string => {
    const lower = name.toLowerCase();
    return prefix !== '' && lower.startsWith(prefix) ? lower.slice(prefix.length) : lower;
  };

  const openRoot = (name: string, attributes: Record<string, string>): void => {
    const lower = name.toLowerCase();
    const [, ownPrefix = ''] = /^([\w.-]+:)feed$/.exec(lower) ?? [];
    prefix = ownPrefix;
    isFeed = roots.has(local(name));
    feed.language = attributes['xml:lang'] ?? '';
  };

  const openTag = (name: string, attributes: Record<string, string>): void => {
    if (entryNames.has(name) && draft === null) draft = { depth: open.length, values: new Map() };
    else if (draft !== null && open.length !== draft.depth + 1) return;
    else if (draft !== null && name === 'link' && attributes.href !== undefined) {
      if (isToEntry(attributes)) keep(draft, 'link', attributes.href);
    } else if (name === 'guid' && attributes.ispermalink === 'false') return;
    else if (name in fields || name === 'language' || name === 'dc:language')
      capture = { name, depth: open.length, text: '' };
  };

  const closeCapture = ({ name, text }: Capture): void => {
    if (draft !== null) keep(draft, name, text);
    // A channel's image has a title too, which stands deeper.
    else if (name === 'title' && feed.title === '' && open.length <= 3) feed.title = text.trim();
    else if (name.endsWith('language') && feed.language === '') feed.language = text.trim();
  };

  const addText = (text: string): void => {
    if (capture !== null && capture.text.length < longestField)
      capture.text += text.slice(0, longestField - capture.text.length);
  };

  const closeTag = (name: string): void => {
    if (capture !== null && capture.name === name && capture.depth === open.length) {
      closeCapture(capture);
      capture = null;
    }
    open.pop();
    if (draft !== null && entryNames.has(name) && open.length < draft.depth) {
      feed.entries.push(entryOf(draft));
      draft = null;
      if (feed.entries.length >= mostEntries) stop();
    }
  };

  const stop = (): void => {
    isOver = true;
    parser.pause();
  };

  let attributesOfTag = 0;
  const parser = new Parser(
    {
      onopentagname: () => {
        attributesOfTag = 0;
      },
      onattribute: () => {
        attributesOfTag += 1;
        if (attributesOfTag > limits.attributes) stop();
      },
      onopentag: (name, attributes) => {
        if (open.length === 0) openRoot(name, lowerKeys(attributes));
        if (open.length >= limits.depth || !isFeed) return stop();
        open.push(local(name));
        if (capture === null) openTag(local(name), lowerKeys(attributes));
        // Elements inside a text, as Atom's xhtml has them.
        else addText(' ');
      },
      ontext: addText,
      onclosetag: (tag) => closeTag(local(tag)),
    },
    { xmlMode: true },
  );
  return {
    write: (slice) => {
      parser.write(slice);
      return !isOver;
    },
    end: () => {
      parser.end();
      // Paused, the parser leaves them open.
      while (open.length > 0) closeTag(open.at(-1) ?? '');
      if (!isFeed) throw new FeedError('not-a-feed');
      return feed;
    },
  };
};

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

const lowerKeys = (attributes: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key.toLowerCase(), value]));
