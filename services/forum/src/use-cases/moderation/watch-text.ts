import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import { readableText } from '../../domain/markdown/readable-text.ts';
import { unknownAmong } from '../../domain/watched-words/watched-word.ts';
import { moderates } from '../../domain/visibility.ts';
import type { Written } from '../../domain/written.ts';
import type { ForumDeps } from '../deps.ts';

interface Text {
  title?: string;
  content: string;
  isSpanish: boolean;
  caller: Caller;
}

const phrasesOf = (entries: readonly { phrase: string }[]): string[] => entries.map(({ phrase }) => phrase);

type KnownWords = Pick<Written, 'watchedWords' | 'heldWords'>;

interface WatchedText {
  /** What the post or reply keeps: nothing where the text has no more watched words than before. */
  watched: KnownWords;
  /** Whether one of those that are new makes the text wait. */
  hasHeldWord: boolean;
}

/** Of what is not looked at. */
export const unwatched: WatchedText = { watched: {}, hasHeldWord: false };

/**
 * Looks for watched words in what a member writes or edits; what staff who moderate write is not looked at. Words that an
 * earlier wording had, and so its case names, are nothing new, but for those that only since then make a text wait.
 */
export const watchText = async (
  { watchedWordList }: Pick<ForumDeps, 'watchedWordList'>,
  { title = '', content, isSpanish, caller }: Text,
  { watchedWords: known = [], heldWords: knownHeld = [] }: KnownWords = {},
): Promise<WatchedText> => {
  const watcher = (await watchedWordList.read())[isSpanish ? 'es' : 'en'];
  if (!watcher || moderates(caller.role)) return unwatched;
  // Title and text are two lines: no phrase goes from one into the other.
  const found = [...watcher(title), ...watcher(readableText(content))];
  const words = unknownAmong(phrasesOf(found), known);
  const held = unknownAmong(phrasesOf(found.filter(({ action }) => action === 'hold')), knownHeld);
  const watched = {
    ...(words.length > 0 && { watchedWords: [...known, ...words] }),
    ...(held.length > 0 && { heldWords: [...knownHeld, ...held] }),
  };
  return { watched, hasHeldWord: held.length > 0 };
};
