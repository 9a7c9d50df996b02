import { articles } from '../lexicon/en/audience.ts';
import { sendingVerbs } from '../lexicon/en/requests.ts';
import { wordSet } from '../lexicon/fold-list.ts';
import type { Word } from './words.ts';

const verbs = wordSet(sendingVerbs);
const readersOpen = wordSet(articles);

/** Whether the noun of a text stands there as a verb, before its reader: "email the shop", not "email from the shop". */
export function isSending(words: readonly Word[], at: number): boolean {
  const next = words[at + 1];
  return verbs.has(words[at]?.norm ?? '') && next?.gap === '' && readersOpen.has(next.norm);
}
