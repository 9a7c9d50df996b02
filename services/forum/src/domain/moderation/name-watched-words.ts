import { unknownAmong } from '../watched-words/watched-word.ts';
import { openEntries, type CaseState } from './case.ts';
import { keeping, opened, withEntry, type CaseChange } from './change-case.ts';
import { withHeldWording, type Wording } from './kept-wordings.ts';

export interface Watched {
  /** Watched words that some wording of the text has had. */
  words: readonly string[];
  at: Date;
  /** The present one. */
  text: Wording;
}

/**
 * Takes a text with watched words into the queue and names them; null where it names all of them, in whatever spelling, such as for
 * an event delivered twice or an edit with the same words. Of a wording that a moderator has decided on, they are named and nothing is asked again.
 */
export const watch = (current: CaseState, { words, at, text }: Watched): CaseChange | null => {
  const { history, status, decision } = current;
  const named = history.flatMap((entry) => (entry.kind === 'watched' ? (entry.words ?? []) : []));
  const fresh = unknownAmong(words, named);
  if (fresh.length === 0 || status === 'deleted') return null;
  const isDecidedOn = status === 'removed' || decision?.wording === text.wording;
  return {
    ...(!isDecidedOn && opened(current, at)),
    history: withEntry(history, { kind: 'watched', at, words: fresh }),
    wordings: keeping(current, (kept) => withHeldWording(kept, text, at)),
  };
};

/**
 * Names the words that hold a text where nothing since the last decision names one: what was approved while its word only flagged is
 * held by it once it comes to hold. Null where a word is named.
 */
export const nameHeldWords = (
  { history }: Pick<CaseState, 'history'>,
  { words, at }: { words: readonly string[]; at: Date },
): CaseChange | null =>
  words.length === 0 || openEntries(history).some(({ kind }) => kind === 'watched')
    ? null
    : { history: withEntry(history, { kind: 'watched', at, words: [...words] }) };
