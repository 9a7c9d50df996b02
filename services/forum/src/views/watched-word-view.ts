import type { WatchedWord as WatchedWordView } from '@academy/contracts/http/forum/watched-words.ts';
import type { WatchedWordRecord } from '../domain/watched-words/watched-word.ts';

export const toWatchedWord = ({
  _id,
  phrase,
  language,
  action,
  updatedAt,
  version,
}: WatchedWordRecord): WatchedWordView => ({
  id: _id,
  phrase,
  language,
  action,
  updatedAt: updatedAt.toISOString(),
  version,
});
