import { soughtBy, type WatchedWord } from './watched-word.ts';
import { wordsIn } from './words-in.ts';

type Entry = Pick<WatchedWord, 'phrase' | 'action' | 'language'>;

/** What the phrases go on with after the same first words. */
interface Node {
  next: Map<string, Node>;
  /** Phrases that are whole here. */
  whole: Entry[];
  /** Phrases whose last word has only to begin so, by that beginning. */
  beginnings: Map<string, Entry[]>;
  longestBeginning: number;
}

/** Finds the entries that a text has, each once; of one look at each of its words, however many entries there are. */
export type Watcher = (text: string) => Entry[];

const newNode = (): Node => ({ next: new Map(), whole: [], beginnings: new Map(), longestBeginning: 0 });

const childOf = ({ next }: Node, part: string): Node => {
  const child = next.get(part) ?? newNode();
  next.set(part, child);
  return child;
};

const addBeginning = (node: Node, beginning: string, entry: Entry): void => {
  node.beginnings.set(beginning, [...(node.beginnings.get(beginning) ?? []), entry]);
  node.longestBeginning = Math.max(node.longestBeginning, beginning.length);
};

const add = (root: Node, entry: Entry): void => {
  const { parts, isBeginning } = soughtBy(entry.phrase);
  const last = parts.at(-1);
  if (last === undefined) return;
  const node = parts.slice(0, -1).reduce(childOf, root);
  if (isBeginning) addBeginning(node, last, entry);
  else childOf(node, last).whole.push(entry);
};

const begunBy = ({ beginnings, longestBeginning }: Node, word: string): Entry[] => {
  const found: Entry[] = [];
  const longest = Math.min(word.length, longestBeginning);
  for (let length = 1; length <= longest; length += 1)
    found.push(...(beginnings.get(word.slice(0, length)) ?? []));
  return found;
};

/** A watcher of these entries, whatever language they are for. */
export const createWatcher = (entries: readonly Entry[]): Watcher => {
  const root = newNode();
  for (const entry of entries) add(root, entry);
  return (text) => {
    const words = wordsIn(text);
    const found = new Set<Entry>();
    words.forEach((_, start) => {
      let node: Node | undefined = root;
      // A phrase has 80 characters at most, so this ends soon.
      for (let at = start; node && at < words.length; at += 1) {
        const word: string = words[at] ?? '';
        for (const entry of begunBy(node, word)) found.add(entry);
        node = node.next.get(word);
        for (const entry of node?.whole ?? []) found.add(entry);
      }
    });
    return [...found];
  };
};

/** Null for a language in which nothing is looked for. */
export type Watchers = Record<'es' | 'en', Watcher | null>;

/** A watcher for texts in Spanish and one for those in English. */
export const createWatchers = (entries: readonly Entry[]): Watchers => {
  const watcherFor = (language: 'es' | 'en'): Watcher | null => {
    const own = entries.filter((entry) => entry.language === language || entry.language === 'both');
    return own.length === 0 ? null : createWatcher(own);
  };
  return { es: watcherFor('es'), en: watcherFor('en') };
};
