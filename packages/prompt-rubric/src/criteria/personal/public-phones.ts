import * as en from '../../lexicon/en/persons.ts';
import * as es from '../../lexicon/es/persons.ts';
import { phraseAt, phraseSet } from '../../matching/phrases.ts';
import type { Reading } from '../../reading/read-prompt.ts';
import type { Span } from '../../rubric.ts';

const callings = phraseSet(es.callings, en.callings);
/** The longest of those phrases. */
const REACH = 6;

/**
 * Whether whoever reads the answer is to call a number: "ring us on…", "que llame al…". It is a firm's then, and no secret.
 * In material set apart it may be anybody's.
 */
export function isPublicPhone({ words, sentences }: Reading, { start }: Span): boolean {
  const sentence = sentences.find(
    ({ from, to }) => (words[from]?.start ?? 0) <= start && start < (words[to - 1]?.end ?? 0),
  );
  if (!sentence || sentence.isData) return false;
  let number = sentence.from;
  while (number < sentence.to && (words[number]?.end ?? 0) <= start) number += 1;
  for (let at = Math.max(sentence.from, number - REACH); at < number; at += 1)
    if (phraseAt(words, at, callings)?.to === number) return true;
  return false;
}
