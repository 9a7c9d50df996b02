import { openEntries, type CaseState } from './case.ts';
import { withEntry, type CaseChange } from './change-case.ts';

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
