import { isViewing } from './viewing/is-viewing.ts';
import { functionalityKeys, type FunctionalityKey, type NecessaryKey } from './stored-keys.ts';

/** Where a browser keeps texts by key; null removes one. */
export interface TextStorage<Key extends string = NecessaryKey> {
  read(key: Key): string | null;
  write(key: Key, text: string | null): void;
}

/** What a viewing would have kept: the browser's own is an administrator's, and stays as it is. */
const ofThisViewing = new Map<string, string | null>();
/** How the page looks is as they have it. */
const seenInViewing: readonly string[] = ['language', 'theme'];

/** Local storage that never throws: a browser may forbid it. */
function read(key: string): string | null {
  if (isViewing && (ofThisViewing.has(key) || !seenInViewing.includes(key)))
    return ofThisViewing.get(key) ?? null;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string | null): void {
  if (isViewing) return void ofThisViewing.set(key, value);
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Forbidden or full: the choice then lasts as long as the page.
  }
}

export const readStored = (key: NecessaryKey): string | null => read(key);
export const writeStored = (key: NecessaryKey, value: string | null): void => write(key, value);
export const browserStorage: TextStorage = { read: readStored, write: writeStored };

const ofThisPage = new Map<FunctionalityKey, string>();

/**
 * For comforts: what is written lasts as long as the page, and longer only where `mayKeep` says at that moment that the person
 * allows it.
 */
export const createComfortStorage = (mayKeep: () => boolean): TextStorage<FunctionalityKey> => ({
  read: (key) => read(key) ?? ofThisPage.get(key) ?? null,
  write(key, value) {
    if (value === null) ofThisPage.delete(key);
    else ofThisPage.set(key, value);
    if (value === null || mayKeep()) write(key, value);
  },
});

/** The person has decided about comforts: those of this page are kept from now on, or all are forgotten. */
export function keepComforts(isAllowed: boolean): void {
  for (const key of functionalityKeys) {
    const stored = read(key);
    if (!isAllowed && stored !== null) ofThisPage.set(key, stored);
    write(key, isAllowed ? (ofThisPage.get(key) ?? stored) : null);
  }
}
