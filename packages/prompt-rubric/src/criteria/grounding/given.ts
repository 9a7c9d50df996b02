import * as en from '../../lexicon/en/grounding.ts';
import * as es from '../../lexicon/es/grounding.ts';
import { wordSet } from '../../lexicon/fold-list.ts';
import { phraseSet } from '../../matching/phrases.ts';
import type { Reading } from '../../reading/reading.ts';
import { findCues } from '../cues.ts';
import { materials } from '../material/words.ts';

const handedOver = phraseSet(es.handedOver, en.handedOver);
const documents = wordSet(es.documents, en.documents);
/** "The minutes below", "from these six pages of minutes". */
const REACH = 4;

/** Whether the prompt says which document the answer is made of: "the minutes below", "a partir de esta acta". */
export function givesMaterial(reading: Reading): boolean {
  const { words } = reading;
  const isDocument = (at: number): boolean =>
    materials.has(words[at]?.norm ?? '') || documents.has(words[at]?.norm ?? '');
  return findCues(reading, handedOver).some(({ from, to, sentence }) => {
    for (let at = Math.max(sentence.from, from - REACH); at < Math.min(to + REACH, sentence.to); at += 1)
      if ((at < from || at >= to) && isDocument(at)) return true;
    return false;
  });
}
