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

interface WatchedText {
  /** What the post or reply keeps: nothing where the text has no more watched words than before. */
  watched: Pick<Written, 'watchedWords'>;
  /** Whether one of those that are new makes the text wait. */
  hasHeldWord: boolean;
}

/**
 * Looks for watched words in what a member writes or edits; what staff who moderate write is not looked at. Words that an
 * earlier wording had, and so its case names, are nothing new.
 */
export const watchText = async (
  { watchedWordList }: Pick<ForumDeps, 'watchedWordList'>,
  { title = '', content, isSpanish, caller }: Text,
  { watchedWords: earlier = [] }: Pick<Written, 'watchedWords'> = {},
): Promise<WatchedText> => {
  const watcher = (await watchedWordList.read())[isSpanish ? 'es' : 'en'];
  if (!watcher || moderates(caller.role)) return { watched: {}, hasHeldWord: false };
  // Title and text are two lines: no phrase goes from one into the other.
  const found = [...watcher(title), ...watcher(readableText(content))];
  const phrases = unknownAmong(
    found.map(({ phrase }) => phrase),
    earlier,
  );
  if (phrases.length === 0) return { watched: {}, hasHeldWord: false };
  const hasHeldWord = found.some(({ phrase, action }) => action === 'hold' && phrases.includes(phrase));
  return { watched: { watchedWords: [...earlier, ...phrases] }, hasHeldWord };
};
