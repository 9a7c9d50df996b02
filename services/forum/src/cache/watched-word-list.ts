import { createCached, type Cached } from '@academy/service-kit/cache/cached.ts';
import type { WatchedWordRepository } from '../data/watched-word-repository.ts';
import { createWatchers, type Watchers } from '../domain/watched-words/watcher.ts';

/** What another replica changed counts after this. */
const freshMs = 2_000;

/** The watched words, ready to be looked for; read anew at most every two seconds and after a change of this replica. */
export type WatchedWordList = Cached<Watchers>;

export const createWatchedWordList = (words: Pick<WatchedWordRepository, 'listAll'>): WatchedWordList =>
  createCached(async () => createWatchers(await words.listAll()), { freshMs });
