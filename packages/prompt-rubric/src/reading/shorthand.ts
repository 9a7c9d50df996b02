import { shorthand as english } from '../lexicon/en/shorthand.ts';
import { shorthand as spanish } from '../lexicon/es/shorthand.ts';

/** What is typed for a word, by the spelling itself: a capital "Q" is the question of a pair. */
export const shorthand: ReadonlyMap<string, string> = new Map(Object.entries({ ...spanish, ...english }));
