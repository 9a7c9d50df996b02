import type { z } from 'zod';
import type { WatchedLanguage, watchedWordDraftSchema } from '@academy/contracts/http/forum/watched-words.ts';
import { cleanPhrase, isWord, wordsIn } from './words-in.ts';

export type WatchedWordDraft = z.output<typeof watchedWordDraftSchema>;

/** A word or phrase that brings a text before moderators. */
export interface WatchedWord extends WatchedWordDraft {
  _id: string;
  updatedAt: Date;
  removedAt?: Date;
}

export type WatchedWordRecord = WatchedWord & { version: number };

/** What a phrase looks for: words and signs in their order, the last one perhaps only the beginning of a word. */
export interface Sought {
  parts: readonly string[];
  isBeginning: boolean;
}

/** A star counts at the end of a word that ends the phrase; anywhere else it is a sign like others, as in `f*ck`. */
export const soughtBy = (phrase: string): Sought => {
  const clean = cleanPhrase(phrase);
  const parts = wordsIn(clean);
  const last = parts.at(-2);
  const isBeginning = /\S\*$/.test(clean) && last !== undefined && isWord(last);
  return { parts: isBeginning ? parts.slice(0, -1) : parts, isBeginning };
};

/** The same for phrases that look for the same, however they are spelt. */
const soughtKey = (phrase: string): string => JSON.stringify(soughtBy(phrase));

/** Those of the phrases that look for something else than each known one, the first of those that look for the same. */
export const unknownAmong = (phrases: readonly string[], known: readonly string[]): string[] => {
  const keys = new Set(known.map(soughtKey));
  return phrases.filter((phrase) => {
    const key = soughtKey(phrase);
    return !keys.has(key) && keys.add(key);
  });
};

const overlap = (one: WatchedLanguage, other: WatchedLanguage): boolean =>
  one === other || one === 'both' || other === 'both';

type Entry = Pick<WatchedWord, 'phrase' | 'language'>;

/** Whether two entries look for the same in texts of one language. */
export const isSameWord = (one: Entry, other: Entry): boolean =>
  soughtKey(one.phrase) === soughtKey(other.phrase) && overlap(one.language, other.language);
