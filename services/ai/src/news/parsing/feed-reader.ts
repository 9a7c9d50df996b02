import { Parser } from 'htmlparser2';
import { FeedError } from '../fetching/feed-failure.ts';
import { type Draft, entryOf, fields, isToEntry, keep, type RawEntry } from './feed-entry.ts';

export interface RawFeed {
  title: string;
  /** Such as `es-ES`; empty where it says none. */
  language: string;
  entries: RawEntry[];
}

const mostEntries = 50;
const longestField = 20_000;

/** The parser looks at all open elements for each new one, and at an element's attributes together. */
const limits = { depth: 64, attributes: 100 } as const;

const roots = new Set(['rss', 'rdf:rdf', 'feed']);
const entryNames = new Set(['item', 'entry']);

interface Capture {
  name: string;
  depth: number;
  text: string;
}

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

const lowerKeys = (attributes: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key.toLowerCase(), value]));
