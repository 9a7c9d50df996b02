import type { WatchedAction } from '@academy/contracts/http/forum/watched-words.ts';
import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import { createWatchers } from '../../domain/watched-words/watcher.ts';
import type { Written } from '../../domain/written.ts';
import { watchText } from './watch-text.ts';

const learner: Caller = {
  userId: 'ana',
  role: 'learner',
  plan: 'premium',
  sessionId: 's1',
  openedOn: 1,
  openedAt: new Date(0),
};

type Known = Pick<Written, 'watchedWords'>;

/** Looks through a text of a learner for these words, as an edit of one that is known to have had some. */
const look = (content: string, words: Record<string, WatchedAction>, known?: Known) => {
  const entries = Object.entries(words).map(([phrase, action]) => ({
    phrase,
    action,
    language: 'both' as const,
  }));
  const watchedWordList = { read: () => Promise.resolve(createWatchers(entries)), forget: () => undefined };
  return watchText({ watchedWordList }, { content, isSpanish: false, caller: learner }, known);
};
const nothing = { watched: {}, hasHeldWord: false };

test('When the spelling of an entry is corrected, then texts that had the word have nothing new', async () => {
  const known = { watchedWords: ['SCÁM '] };
  expect(await look('A scam, in other words', { scam: 'flag' }, known)).toEqual(nothing);
  expect(await look('A scam and a bet', { scam: 'flag', bet: 'flag' }, known)).toEqual({
    watched: { watchedWords: ['SCÁM ', 'bet'] },
    hasHeldWord: false,
  });
});
