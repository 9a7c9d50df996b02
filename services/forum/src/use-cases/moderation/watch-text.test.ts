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

type Known = Pick<Written, 'watchedWords' | 'heldWords'>;

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

test('When a word that only flagged comes to hold texts, then an edit of a text that had it waits, once', async () => {
  const flagged = await look('A scam', { scam: 'flag' });
  expect(flagged).toEqual({ watched: { watchedWords: ['scam'] }, hasHeldWord: false });
  const held = await look('A scam, I say', { Scam: 'hold' }, flagged.watched);
  expect(held).toEqual({ watched: { heldWords: ['Scam'] }, hasHeldWord: true });
  const known = { ...flagged.watched, ...held.watched };
  expect(await look('A scam again', { scam: 'hold' }, known)).toEqual(nothing);
});

test('When a word that held texts comes to flag only, then a text that had it has nothing new', async () => {
  const { watched } = await look('A scam', { scam: 'hold' });
  expect(watched).toEqual({ watchedWords: ['scam'], heldWords: ['scam'] });
  expect(await look('A scam, I say', { scam: 'flag' }, watched)).toEqual(nothing);
});

test('When a word is in the list twice, then the text waits where one of the entries says so', async () => {
  expect(await look('A scam', { scam: 'flag', Scam: 'hold' })).toEqual({
    watched: { watchedWords: ['scam'], heldWords: ['Scam'] },
    hasHeldWord: true,
  });
});
